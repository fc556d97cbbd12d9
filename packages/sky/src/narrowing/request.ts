import { date } from "@almagest/operation";
import * as z from "zod";

/** Kinds of events that a time of birth is looked for by; each tradition has its own rule for each. */
export const LIFE_EVENTS = [
  "marriage",
  "separation",
  "child",
  "career",
  "property",
  "move",
  "studies",
  "illness",
  "father-death",
  "mother-death",
] as const;
export type LifeEventKind = (typeof LIFE_EVENTS)[number];

/** Members that may be claimed, by their paths in a chart, with the values that each may have. */
export type Claimable = Readonly<Record<string, readonly string[]>>;

/** A member of the chart and the value that somebody says it has. */
export interface Claimed {
  readonly member: string;
  readonly value: string;
}

export interface LifeEvent {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly kind: LifeEventKind;
  readonly label?: string | undefined;
}

/** All that is said of a birth whose time is looked for. */
export interface Statements {
  readonly claims?: readonly Claimed[] | undefined;
  readonly events?: readonly LifeEvent[] | undefined;
}

const MOST_STATEMENTS = 10;

/** Claims of a tradition: `name` tells its schemas from those of the others; all members, and all values of any. */
export function claimsOf<const Name extends string, Member extends string, Value extends string>(
  name: Name,
  members: readonly Member[],
  values: readonly Value[],
) {
  const claim = z
    .object({
      member: z.enum(members).meta({ name: `${name}ClaimMember`, fold: "separators" }),
      value: z
        .enum(values)
        .meta({ name: `${name}ClaimValue`, description: "One that the member can have", fold: "separators" }),
    })
    .meta({ name: `${name}Claim` });
  return z
    .array(claim)
    .max(MOST_STATEMENTS)
    .optional()
    .meta({ description: "Values that the chart is said to have; 1 to 10 claims and events together" });
}

/** Events of the kinds that a tradition has a rule for; `name` tells its schemas from those of the others. */
export function lifeEventsOf<const Name extends string, Kind extends LifeEventKind>(
  name: Name,
  kinds: readonly Kind[],
) {
  const lifeEvent = z
    .object({
      date: date.meta({ description: "Day of the event, YYYY-MM-DD", examples: ["2015-06-20"] }),
      kind: z.enum(kinds).meta({ name: `${name}EventKind`, fold: "separators" }),
      label: z.string().min(1).max(80).optional().meta({ description: "To be told apart in the answer" }),
    })
    .meta({ name: `${name}Event` });
  return z
    .array(lifeEvent)
    .max(MOST_STATEMENTS)
    .optional()
    .meta({ description: "Dated events of the life, weighed by the tradition's own timing" });
}

/** Of every kind. */
export const lifeEvents = lifeEventsOf("Life", LIFE_EVENTS);

/** Refuses a request without a statement, with more than ten, or with a value that its member cannot have. */
export function checkStatements(claimable: Claimable, asked: "claims and events" | "claims" = "claims and events") {
  return ({ value, issues }: z.core.ParsePayload<Statements>): void => {
    const { claims = [], events = [] } = value;
    const count = claims.length + events.length;
    if (count === 0 || count > MOST_STATEMENTS) {
      const message = `There are ${count} ${asked}. Send 1 to ${MOST_STATEMENTS}.`;
      issues.push({ code: "custom", path: ["claims"], message, input: value.claims });
    }
    claims.forEach((claim, index0) => {
      const known = claimable[claim.member] ?? [];
      if (known.includes(claim.value)) return;
      const message = `${claim.member} cannot be ${claim.value}. Send one of: ${known.join(", ")}.`;
      issues.push({ code: "custom", path: ["claims", index0, "value"], message, input: claim.value });
    });
  };
}
