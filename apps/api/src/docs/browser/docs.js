// The key stays in the page's memory and goes nowhere but into the requests that the page sends.
import { cityPlugin } from "./city-plugin.js";
import { citySearch } from "./city-search.js";
import { keyBox } from "./key-form.js";
import { filterPlugin } from "./operation-filter.js";
import { wholeAnswerPlugin } from "./whole-answer.js";

/** @typedef {(options: Readonly<Record<string, unknown>>) => { preauthorizeApiKey: (scheme: string, key: string) => void }} Bundle */

const root = new URL("api/v2", document.baseURI).href;

/**
 * Whatever name this page was opened under, requests go to where it came from.
 * @returns {Promise<object>}
 */
async function ownDocument() {
  const response = await fetch(`${root}/openapi.json`);
  return { ...(await response.json()), servers: [{ url: root }] };
}

/**
 * @param {string} operationId
 * @returns {Promise<unknown>}
 */
async function wholeAnswer(operationId) {
  const response = await fetch(new URL(`docs/examples/${operationId}.json`, document.baseURI));
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

/**
 * swagger-ui has dark colours, and no way to ask for those of the system.
 * @returns {void}
 */
function followColourScheme() {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
  dark.addEventListener("change", follow);
  follow();
}

/**
 * @param {Bundle} bundle
 * @returns {Promise<void>}
 */
async function showReference(bundle) {
  /** @type {ReturnType<Bundle> | undefined} */
  let ui;
  // The box is there before the document is: a key that is given early is used when there is something to use it for.
  const key = keyBox((given) => ui?.preauthorizeApiKey("apiKey", given));
  const spec = await ownDocument();
  const search = citySearch({ address: `${root}/location/search`, key, fetch: (...request) => fetch(...request) });
  ui = bundle({
    spec,
    dom_id: "#swagger-ui",
    deepLinking: true,
    docExpansion: "list",
    defaultModelsExpandDepth: -1,
    displayRequestDuration: true,
    filter: true,
    tryItOutEnabled: true,
    validatorUrl: null,
    plugins: [cityPlugin(search), filterPlugin, wholeAnswerPlugin(wholeAnswer)],
    onComplete: () => {
      if (key() !== "") ui?.preauthorizeApiKey("apiKey", key());
    },
  });
}

followColourScheme();
await showReference(Reflect.get(globalThis, "SwaggerUIBundle"));
