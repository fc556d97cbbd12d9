import { render } from "preact";
import { App } from "./app";
import { languageFor, loadLanguage } from "./languages";
import { keptLang, keptTheme, paintTheme } from "./theme";
import { en } from "./words/en";

const host = document.querySelector("#app");
paintTheme(keptTheme());
const wanted = keptLang() ?? languageFor(navigator.languages);
const loaded = await loadLanguage(wanted).then(
  (words) => ({ lang: wanted, words }),
  () => ({ lang: "en", words: en }),
);
// Where a proxy put the service under a path, the page's own address has it.
const root = new URL("api/v2", document.baseURI).href;
if (host !== null) {
  host.replaceChildren();
  render(<App {...loaded} root={root} />, host);
}
