// The key stays in the page's memory and is sent only with the page's own requests.
import { cityPlugin } from "./city-plugin.js";
import { citySearch } from "./city-search.js";
import { keyBox } from "./key-form.js";
import { filterPlugin } from "./operation-filter.js";
import { wholeAnswerPlugin } from "./whole-answer.js";

/** @typedef {(options: Readonly<Record<string, unknown>>) => { preauthorizeApiKey: (scheme: string, key: string) => void }} Bundle */

const root = new URL("api/v2", document.baseURI).href;

/**
 * Requests go to the host that served this page, whatever its name.
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
 * swagger-ui has dark colors, but cannot follow the system's setting.
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
  // The box appears before the document is loaded: a key entered early is used once the document is there.
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
