import { defineFigure } from "./element";

/** Defines `<almagest-figure>` for the page whose script tag this is: its address is that of the service. */
export function start(address: string, key: string): void {
  defineFigure({ base: new URL(".", address).href, key });
}
