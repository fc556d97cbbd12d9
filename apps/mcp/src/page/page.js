// The page that a host of MCP Apps shows (revision 2026-01-26): it receives a tool's result and draws it. It talks only
// to its host, by messages, and needs no library for that. Bundled by tools/page.mjs.
import { OPERATION_META } from "./operation-meta.js";

const PROTOCOL_VERSION = "2026-01-26";
const INITIALIZE = 1;
const CALL = 2;

/** @param pictures those of every domain */
export function start(pictures) {
  const host = window.parent;
  const state = { context: {}, capabilities: {}, input: {}, result: undefined, form: undefined };
  const figure = document.querySelector("main");
  const note = document.querySelector("p");
  const choice = document.querySelector("nav");
  const send = (message) => host.postMessage({ jsonrpc: "2.0", ...message }, "*");

  const handlers = {
    "ui/notifications/tool-input": ({ arguments: input = {} }) => Object.assign(state, { input }),
    "ui/notifications/tool-result": (result) => Object.assign(state, { result }),
    "ui/notifications/host-context-changed": (changed) => Object.assign(state.context, changed),
  };

  window.addEventListener("message", ({ source, data }) => {
    if (source !== host || data?.jsonrpc !== "2.0") return;
    if (data.method === undefined) return answered(data);
    if (data.id !== undefined) return send({ id: data.id, result: {} });
    handlers[data.method]?.(data.params ?? {});
    draw();
  });

  function answered({ id, result }) {
    if (id === INITIALIZE && result !== undefined) {
      Object.assign(state, { context: result.hostContext ?? {}, capabilities: result.hostCapabilities ?? {} });
      send({ method: "ui/notifications/initialized", params: {} });
    } else if (id === CALL) {
      Object.assign(state, { result: result ?? state.result });
    }
    draw();
  }

  function draw() {
    const { result, context, input } = state;
    document.documentElement.dataset.theme = context.theme === "dark" ? "dark" : "light";
    if (result === undefined) return;
    const drawn = result.isError === true ? { problem: textOf(result) } : drawnOf(result, { context, input });
    note.textContent = drawn.problem ?? "";
    figure.replaceChildren(...(drawn.svg === undefined ? [] : [elementOf(drawn.svg)]));
    offerForms(drawn.forms ?? []);
    if (drawn.isShortened) offerWhole();
  }

  function drawnOf({ structuredContent, _meta = {} }, { context, input }) {
    const own = pictures.filter(({ operation }) => operation === _meta[OPERATION_META]);
    const picture = own.find(({ form }) => form === state.form) ?? own[0];
    if (picture === undefined) return { problem: "There is no picture of this answer." };
    const theme = context.theme === "dark" ? "dark" : "light";
    const lang = (input.arguments ?? input).lang;
    const asked = picture.parse({ flat: lang === undefined ? { theme } : { theme, lang } });
    const options = asked.ok ? asked.value : picture.parse({ flat: { theme } }).value;
    // A list answer is under `items`.
    for (const answer of [structuredContent, structuredContent?.items]) {
      try {
        return { svg: picture.svg(answer, options), forms: own.map(({ form }) => form) };
      } catch (error) {
        // The right answer, with nothing to draw. Any other error means that this was not the answer.
        if (error.name === "DomainError") return { problem: error.message };
      }
    }
    return { problem: "This answer was sent shortened, and a picture needs all of it.", isShortened: true };
  }

  function offerForms(forms) {
    const buttons = forms.length < 2 ? [] : forms.map((form) => button(form, () => Object.assign(state, { form })));
    choice.replaceChildren(...buttons);
  }

  /**
   * The host may let a page call a tool: here the same one again, for the whole answer. That costs another call, so a
   * person decides.
   */
  function offerWhole() {
    const name = state.context.toolInfo?.tool?.name;
    if (state.capabilities.serverTools === undefined || name === undefined) return;
    const { fields: _, ...input } = state.input;
    const params = { name, arguments: { ...input, detail: "full" } };
    choice.replaceChildren(button("Call it again and draw it", () => send({ id: CALL, method: "tools/call", params })));
  }

  function button(label, press) {
    const element = Object.assign(document.createElement("button"), { type: "button", textContent: label });
    element.addEventListener("click", () => {
      press();
      draw();
    });
    return element;
  }

  new ResizeObserver(() => {
    const { width, height } = document.body.getBoundingClientRect();
    send({ method: "ui/notifications/size-changed", params: { width: Math.ceil(width), height: Math.ceil(height) } });
  }).observe(document.body);
  send({
    id: INITIALIZE,
    method: "ui/initialize",
    params: {
      appInfo: { name: "almagest-picture", version: "1.0.0" },
      appCapabilities: {},
      protocolVersion: PROTOCOL_VERSION,
    },
  });
}

/** A picture is XML made by this project, and runs nothing. */
function elementOf(svg) {
  return document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
}

function textOf({ content = [] }) {
  return content.flatMap(({ type, text }) => (type === "text" ? [text] : [])).join(" ");
}
