import { render } from "preact";
import { App, FIRST } from "./app";
import { loadOperation } from "./data";
import { keepKey } from "./kept-key";
import { keyFor, takenToken } from "./opening";
import { readRoute } from "./route";
import { keptTheme, paintTheme } from "./theme";
import { firstLanguage } from "./use-language";

// Taken before any request is made, so that the token goes into no other request.
const token = takenToken();
const opening = token === undefined ? undefined : keyFor(token);
const host = document.querySelector("#app");
paintTheme(keptTheme());
const loaded = await firstLanguage();
// The first view waits for its data and is drawn once; where the data cannot be loaded, it says so itself.
const route = readRoute(location.hash);
const first = route.view === "operation" ? route : FIRST;
if (route.view !== "domain") await loadOperation(first.domain, first.operation, loaded.lang).catch(() => undefined);
const openedKey = await opening;
if (openedKey !== undefined) keepKey(openedKey);
const isLate = token !== undefined && openedKey === undefined;
// Behind a proxy the service may be under a path, which the page's address includes.
const root = new URL("api/v2", document.baseURI).href;
if (host !== null) {
  host.replaceChildren();
  render(<App {...loaded} root={root} isLate={isLate} />, host);
}
