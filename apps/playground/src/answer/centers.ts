import { isMembers, type Members, spoken } from "./names";

/** A center of a bodygraph, as it is for one person. */
export interface PersonCenter {
  readonly id: string;
  readonly name: string;
  readonly isDefined: boolean;
  readonly theme: string;
  readonly gates: readonly PersonGate[];
  readonly channels: readonly PersonChannel[];
}

/** A gate that somebody has, with all that holds it. */
export interface PersonGate {
  readonly gate: number;
  readonly name: string;
  readonly description: string;
  /** `Sun 62.3`, on the side of the personality or of the design. */
  readonly holders: readonly { readonly text: string; readonly isDesign: boolean }[];
}

export interface PersonChannel {
  readonly gates: string;
  readonly name: string;
  readonly description: string;
}

const textOf = (members: Members, name: string): string => {
  const text = spoken(members, name);
  return typeof text === "string" ? text : "";
};

const listIn = (members: unknown, name: string): readonly Members[] => {
  const list: unknown = isMembers(members) ? members[name] : undefined;
  return Array.isArray(list) ? list.filter(isMembers) : [];
};

/** The nine centers of an answer of a bodygraph, with the gates and channels that are in them. */
export function centersIn(bodygraph: unknown): readonly PersonCenter[] {
  const gates = listIn(bodygraph, "gates");
  const channels = listIn(bodygraph, "channels");
  return listIn(bodygraph, "centers").map((center) => {
    const id = String(center["id"]);
    const own: readonly unknown[] = Array.isArray(center["gates"]) ? center["gates"] : [];
    return {
      id,
      name: textOf(center, "name"),
      isDefined: center["defined"] === true,
      theme: textOf(center, "theme"),
      gates: own.flatMap((gate) => gateIn(gates, gate)),
      channels: channels
        .filter(({ centers }) => Array.isArray(centers) && centers.includes(id))
        .map((channel) => ({
          gates: `${channel["gateA"]}–${channel["gateB"]}`,
          name: textOf(channel, "name"),
          description: textOf(channel, "description"),
        })),
    };
  });
}

function gateIn(gates: readonly Members[], gate: unknown): readonly PersonGate[] {
  const held = gates.filter((one) => one["gate"] === gate);
  const [first] = held;
  if (first === undefined || typeof gate !== "number") return [];
  const holders = held.map((one) => {
    const line = typeof one["line"] === "number" ? `.${one["line"]}` : "";
    return { text: `${textOf(one, "planet")} ${gate}${line}`, isDesign: one["side"] === "design" };
  });
  return [{ gate, name: textOf(first, "gateName"), description: textOf(first, "gateDescription"), holders }];
}
