export { flawsOf } from "./flaws";
