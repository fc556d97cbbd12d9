import { vocabulary } from "@almagest/i18n";

/** Words of figures that no answer has. */
export const words = /* @__PURE__ */ vocabulary("human-design/words", {
  personality: "Personality",
  design: "Design",
  defined: "Defined",
  undefined: "Undefined",
  open: "Open",
  center: "Center",
  gates: "Gates",
  channel: "Channel",
  circuit: "Circuit",
  dynamic: "Dynamic",
  person: "Person",
  birth: "Birth",
  sky: "Sky",
  line: "Line",
  color: "Color",
  tone: "Tone",
  base: "Base",
  kind: "Kind",
  temporary: "Defined for a while",
  strategy: "Strategy",
  authority: "Authority",
  definition: "Definition",
  unsure: "Birth time too uncertain",
});
