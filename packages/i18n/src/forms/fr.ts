import type { GrammarForms } from "@almagest/operation";
import tables from "../../forms/fr.json";
import names from "../../names/fr.json";
import { formsByName } from "./by-name";

export const forms: GrammarForms = /* @__PURE__ */ formsByName(names, tables);
