import type { GrammarForms } from "@almagest/operation";
import tables from "../../forms/tr.json";
import names from "../../names/tr.json";
import { formsByName } from "./by-name";

export const forms: GrammarForms = /* @__PURE__ */ formsByName(names, tables);
