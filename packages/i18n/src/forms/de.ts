import type { GrammarForms } from "@almagest/operation";
import tables from "../../forms/de.json";
import names from "../../names/de.json";
import { formsByName } from "./by-name";

export const forms: GrammarForms = /* @__PURE__ */ formsByName(names, tables);
