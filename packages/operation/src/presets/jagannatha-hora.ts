import type { Preset } from "./preset";

const HELP = "jhora.hlp of version 8.0";
const PRINTED = "printed exports of version 8";

/** The free program of P.V.R. Narasimha Rao. */
export const jagannathaHora: Preset = {
  name: "jagannatha-hora",
  program: "Jagannatha Hora",
  version: "8.0",
  proof: "printed",
  vedic: {
    nodeType: { value: "mean", source: `${HELP}, Frequently Asked Questions: by default mean nodes` },
    positionType: { value: "true", source: `${PRINTED}: five charts, all by true positions` },
    scheme: { value: "eight", source: `${HELP}, Preferences menu: eight chara karakas are recommended; printed so` },
  },
};
