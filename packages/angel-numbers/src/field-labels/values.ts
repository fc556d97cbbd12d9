import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";
import { numberTypes } from "../vocabulary/types";

/** Where a number caught the eye. */
const numberContexts: TermTable = /* @__PURE__ */ vocabulary("angel-numbers/numberContexts", {
  clock: "Clock",
  receipt: "Receipt",
  "license-plate": "License plate",
  phone: "Phone",
  address: "Address",
  price: "Price",
});

/** Names of the enumerated values of a request field, by the field's name on the wire. */
export const values: Readonly<Record<string, TermTable>> = {
  context: numberContexts,
  type: numberTypes,
};
