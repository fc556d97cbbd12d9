import type { GrammarForms } from "@almagest/operation";
import tables from "../../forms/ru.json";
import names from "../../names/ru.json";
import { formsByName } from "./by-name";

export const forms: GrammarForms = /* @__PURE__ */ formsByName(names, tables);
