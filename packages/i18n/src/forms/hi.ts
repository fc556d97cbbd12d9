import type { GrammarForms } from "@almagest/operation";
import tables from "../../forms/hi.json";
import names from "../../names/hi.json";
import { formsByName } from "./by-name";

export const forms: GrammarForms = /* @__PURE__ */ formsByName(names, tables);
