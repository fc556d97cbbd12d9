import type { GrammarForms } from "@almagest/operation";
import tables from "../../forms/pt.json";
import names from "../../names/pt.json";
import { formsByName } from "./by-name";

export const forms: GrammarForms = /* @__PURE__ */ formsByName(names, tables);
