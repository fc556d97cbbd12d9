export { figureOf } from "./figure";
export { flawsOf } from "./flaws";
