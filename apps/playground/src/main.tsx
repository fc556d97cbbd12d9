import { render } from "preact";
import { App, FIRST } from "./app";
import { loadOperation } from "./data";
import { keepKey } from "./kept-key";
import { languageFor, loadLanguage } from "./languages";
import { keyFor, takenToken } from "./opening";
import { readRoute } from "./route";
import { keptLang, keptTheme, paintTheme } from "./theme";
import { en } from "./words/en";

// Taken before any request is made, so that the token goes into no other request.
const token = takenToken();
const opening = token === undefined ? undefined : keyFor(token);
const host = document.querySelector("#app");
paintTheme(keptTheme());
const wanted = keptLang() ?? languageFor(navigator.languages);
const loaded = await loadLanguage(wanted).then(
  (words) => ({ lang: wanted, words }),
  () => ({ lang: "en", words: en }),
);
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
