import { cityField } from "./city-field.js";

/** @import { Found } from "./city-search.js" */

/**
 * The part of React that swagger-ui hands to its plugins.
 * @typedef {object} React
 * @property {(type: unknown, props: unknown, ...children: unknown[]) => unknown} createElement
 * @property {<T>(value: T) => { current: T }} useRef
 * @property {() => string} useId
 * @property {(effect: () => void | (() => void), dependencies?: readonly unknown[]) => void} useEffect
 */

/**
 * Puts the city search above each request body that can be edited. React keeps an empty element for it and leaves what
 * is inside alone.
 * @param {(q: string, signal: AbortSignal) => Promise<Found>} search
 * @returns {() => { wrapComponents: { RequestBodyEditor: (Editor: unknown, system: { React: React }) => unknown } }}
 */
export function cityPlugin(search) {
  return () => ({
    wrapComponents: { RequestBodyEditor: (Editor, { React }) => withCitySearch(Editor, React, search) },
  });
}

/**
 * @param {unknown} Editor
 * @param {React} React
 * @param {(q: string, signal: AbortSignal) => Promise<Found>} search
 * @returns {(props: unknown) => unknown}
 */
function withCitySearch(Editor, { createElement, useEffect, useId, useRef }, search) {
  return function EditorWithCitySearch(props) {
    const id = useId();
    /** @type {{ current: HTMLElement | null }} */
    const host = useRef(null);
    /** @type {{ current: ReturnType<typeof cityField> | null }} */
    const field = useRef(null);
    useEffect(() => {
      const around = host.current?.parentElement;
      if (host.current === null || !around) return undefined;
      const textarea = () => around.querySelector("textarea");
      field.current = cityField({ id, host: host.current, around, textarea, search });
      return field.current.remove;
    }, []);
    useEffect(() => field.current?.refresh());
    return createElement(
      "div",
      null,
      createElement("div", { className: "city", ref: host }),
      createElement(Editor, props),
    );
  };
}
