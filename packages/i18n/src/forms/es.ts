import type { GrammarForms } from "@almagest/operation";
import tables from "../../forms/es.json";
import names from "../../names/es.json";
import { formsByName } from "./by-name";

export const forms: GrammarForms = /* @__PURE__ */ formsByName(names, tables);
