import { render } from "preact";

const root = document.querySelector("#app");
if (root !== null) render(<p>Almagest</p>, root);
