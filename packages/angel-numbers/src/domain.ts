import { type Domain, defineDomain } from "@almagest/operation";
import { concepts } from "./concepts";
import { dailyAngelNumber } from "./daily/operation";
import { fields } from "./field-labels/fields";
import { values } from "./field-labels/values";
import { numberSequence } from "./lookup/operation";
import { loadNames } from "./names.generated";
import { angelNumber, angelNumbers as listed } from "./numbers/operations";

/** Angel numbers as the transports mount them. */
export const angelNumbers: Domain = defineDomain({
  concepts,
  id: "angel-numbers",
  title: "Angel numbers",
  description:
    "78 angel numbers with their meanings, a reading of any number of up to eight digits, a number of the day",
  operations: { dailyAngelNumber, numberSequence, angelNumbers: listed, angelNumber },
  texts: { en: async () => [(await import("./texts/en")).en] },
  labels: { fields, values },
  loadNames,
});
