import { render } from "preact";
import { loadTitles } from "../data";
import { readRoute } from "../route";
import { keptTheme, paintTheme } from "../theme";
import { firstLanguage } from "../use-language";
import { ReferenceApp } from "./app";
import { loadDescribed } from "./described";

paintTheme(keptTheme());
// The needs of the first view are fetched meanwhile; where one cannot be loaded, the view says so itself.
const route = readRoute(location.hash);
if (route.view === "operation") loadDescribed(route.operation).catch(() => undefined);
const loaded = await firstLanguage();
loadTitles(loaded.lang).catch(() => undefined);
// Behind a proxy the service may be under a path, which the page's address includes.
const root = new URL("api/v2", document.baseURI).href;
const host = document.querySelector("#app");
if (host !== null) {
  host.replaceChildren();
  render(<ReferenceApp {...loaded} root={root} />, host);
}
