import aToAq from "../../texts/en/stones/a-to-aq.json";
import arToB from "../../texts/en/stones/ar-to-b.json";
import cToE from "../../texts/en/stones/c-to-e.json";
import fToI from "../../texts/en/stones/f-to-i.json";
import jToM from "../../texts/en/stones/j-to-m.json";
import oToR from "../../texts/en/stones/o-to-r.json";
import sToZ from "../../texts/en/stones/s-to-z.json";

/** The English texts by their keys. */
export const messages = { stones: { ...aToAq, ...arToB, ...cToE, ...fToI, ...jToM, ...oToR, ...sToZ } };

/** The shape every language of this package fills; its keys are checked where they are used. */
export type CrystalTexts = typeof messages;
