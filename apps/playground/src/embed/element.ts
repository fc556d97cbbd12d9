import { languageOf } from "@almagest/operation/languages";
import { type Fault, LINES } from "./lines";
import { type Asked, type Drawn, type Got, got, type Service } from "./request";
import { sheetText } from "./sheet";
import { adoptedSvg } from "./svg";

export const NAME = "almagest-figure";

const ATTRIBUTES = ["of", "input", "lang", "form", "show", "key"] as const;
/** Below this width of the element a figure has its compact form. */
const NARROW_PX = 480;
/** A figure is at most this much larger than it was drawn. */
const MOST_ENLARGED = 1.25;
const SECRET = /^alm_sk_/;
const PAGE = /^\/pages\/[\w-]+(?:\?|$)/;

/** Defines the element once for a document: a second script of the same or another service changes nothing. */
export function defineFigure(service: Service): void {
  if (customElements.get(NAME) !== undefined) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText());
  customElements.define(NAME, figureClass(service, sheet));
}

/** The request of an element, and how its answer is drawn. */
interface Wanted {
  readonly asked: Asked;
  readonly lang: keyof typeof LINES;
  readonly form: string;
  readonly isPage: boolean;
  readonly isNarrow: boolean;
}

/** The class is made where it is defined, because `HTMLElement` exists in browsers alone. */
function figureClass(service: Service, sheet: CSSStyleSheet): CustomElementConstructor {
  return class AlmagestFigure extends HTMLElement {
    static observedAttributes = ATTRIBUTES;

    readonly #box = document.createElement("div");
    readonly #kept = new Map<string, Promise<Got>>();
    readonly #sight = new IntersectionObserver((entries) => this.#see(entries));
    readonly #size = new ResizeObserver(() => this.#plan());
    #isSeen = false;
    #isPlanned = false;
    #shown = "";
    #ownKey = "";
    #under = new AbortController();

    constructor() {
      super();
      const root = this.attachShadow({ mode: "open" });
      root.adoptedStyleSheets = [sheet];
      this.#box.className = "box";
      root.append(this.#box);
    }

    /** A key that a script of the page has. It is not in the page's source, so it may be a secret one on one's own machine. */
    set key(key: string) {
      this.#ownKey = key;
      this.#plan();
    }

    get key(): string {
      return this.#ownKey;
    }

    connectedCallback(): void {
      // A key that was set before the script arrived hides the accessor.
      const early = Object.getOwnPropertyDescriptor(this, "key");
      if (early !== undefined) {
        Reflect.deleteProperty(this, "key");
        this.key = String(early.value);
      }
      this.#sight.observe(this);
      this.#size.observe(this);
    }

    disconnectedCallback(): void {
      this.#sight.disconnect();
      this.#size.disconnect();
      this.#under.abort();
      this.#shown = "";
    }

    attributeChangedCallback(): void {
      this.#plan();
    }

    #see(entries: readonly IntersectionObserverEntry[]): void {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      this.#isSeen = true;
      this.#sight.disconnect();
      this.#plan();
    }

    /** Several changes at once are one request. */
    #plan(): void {
      if (!this.#isSeen || this.#isPlanned) return;
      this.#isPlanned = true;
      queueMicrotask(() => {
        this.#isPlanned = false;
        if (this.isConnected) void this.#show();
      });
    }

    async #show(): Promise<void> {
      const wanted = this.#wanted();
      const name = JSON.stringify(wanted);
      if (name === this.#shown) return;
      this.#shown = name;
      this.#under.abort();
      this.#under = new AbortController();
      const { signal } = this.#under;
      const box = this.#box;
      box.lang = wanted.lang;
      box.ariaBusy = "true";
      if (box.querySelector("svg, section") === null) box.replaceChildren(line(LINES[wanted.lang].loading));
      const parts = await this.#parts(wanted, signal);
      if (signal.aborted) return;
      box.replaceChildren(...parts);
      box.ariaBusy = "false";
    }

    #wanted(): Wanted {
      const attribute = (name: string): string => this.getAttribute(name)?.trim() ?? "";
      const of = attribute("of");
      const lang = languageOf(attribute("lang") || langAround(this)) ?? "en";
      const key = this.#ownKey || attribute("key") || service.key;
      const input = this.getAttribute("input");
      const isPage = PAGE.test(of);
      const body = input ?? (isPage ? "{}" : undefined);
      const width = this.clientWidth;
      return {
        asked: { of, body, lang, key },
        lang,
        form: attribute("form"),
        isPage: isPage && attribute("show") !== "figure",
        isNarrow: width > 0 && width < NARROW_PX,
      };
    }

    async #parts(wanted: Wanted, signal: AbortSignal): Promise<readonly Node[]> {
      try {
        if (SECRET.test(wanted.asked.key) && this.#ownKey === "") return refused(wanted, "denied", SECRET_TOLD);
        return await (wanted.isPage ? this.#page(wanted, signal) : this.#figure(wanted, signal));
      } catch (error) {
        return signal.aborted ? [] : refused(wanted, "away", String(error));
      }
    }

    async #figure(wanted: Wanted, signal: AbortSignal): Promise<readonly Node[]> {
      const drawn = await this.#ask(wanted.asked, signal, optionsOf(wanted, wanted.form));
      return drawn.ok ? [figureOf(drawn.text)] : refused(wanted, drawn.fault, drawn.detail);
    }

    /** The answer, and its first figure: two calls. */
    async #page(wanted: Wanted, signal: AbortSignal): Promise<readonly Node[]> {
      const [answered, { pageOf }] = await Promise.all([this.#ask(wanted.asked, signal), import("./page")]);
      if (!answered.ok) return refused(wanted, answered.fault, answered.detail);
      const { form, nodes } = await pageOf(answered.text, wanted.asked.body ?? "{}", wanted.lang);
      const first = wanted.form || form;
      if (first === undefined) return nodes;
      const figures = await this.#figure({ ...wanted, form: first }, signal);
      return [...figures, ...nodes];
    }

    /** Turned and turned back, a telephone asks for each form once. A fault is asked for again. */
    #ask(asked: Asked, signal: AbortSignal, drawn?: Drawn): Promise<Got> {
      const name = JSON.stringify([asked, drawn]);
      const known = this.#kept.get(name);
      if (known !== undefined) return known;
      const asking = got(asked, service, signal, drawn);
      this.#kept.set(name, asking);
      void asking.then(({ ok }) => ok || this.#kept.delete(name));
      return asking;
    }
  };
}

const SECRET_TOLD =
  "A secret key (alm_sk_…) is in the source of this page, where everybody reads it. Revoke it, and use a publishable key (alm_pk_…).";

/** The language of the element's surroundings. */
function langAround(element: Element): string {
  return element.parentElement?.closest<HTMLElement>("[lang]")?.lang ?? "";
}

function optionsOf({ isNarrow }: Wanted, form: string): Drawn {
  return { theme: "inherit", ...(isNarrow && { compact: "true" }), ...(form !== "" && { form }) };
}

function figureOf(text: string): Element {
  const svg = adoptedSvg(text, document);
  if (svg === undefined) throw new TypeError("The service sent no figure.");
  const width = Number(svg.getAttribute("width"));
  if (width > 0) svg.style.maxWidth = `${width * MOST_ENLARGED}px`;
  const figure = document.createElement("figure");
  figure.append(svg);
  return figure;
}

/** A quiet line for the visitor; the site's owner reads the reason in the console. */
function refused({ lang }: Wanted, fault: Fault, detail: string): readonly Node[] {
  console.warn(`<${NAME}>: ${detail}`);
  return [line(LINES[lang][fault])];
}

function line(text: string): Element {
  const paragraph = document.createElement("p");
  paragraph.className = "line";
  paragraph.textContent = text;
  return paragraph;
}
