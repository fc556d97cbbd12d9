import { isRecord } from "@almagest/operation";
import * as z from "zod";

const asSent = z.string().exactOptional();

/** Somebody, or a day at a place, as the titles of a page and of its figures name it. */
export const subjectSchema = z
  .object({
    name: asSent,
    placeName: asSent,
    date: z.string().meta({ description: "By the local calendar" }),
    time: asSent.meta({ description: "By the local clock; absent where it is not known" }),
    timeFrom: asSent.meta({ description: "The earliest, instead of time" }),
    timeTo: asSent.meta({ description: "The latest" }),
  })
  .meta({ name: "PageSubject", description: "As it was sent" });

export interface Subject {
  readonly name?: string | undefined;
  readonly placeName?: string | undefined;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM:SS. */
  readonly time?: string | undefined;
  readonly timeFrom?: string | undefined;
  readonly timeTo?: string | undefined;
}

/** The birth in a request, or both of them. */
export function bornIn(input: object): readonly Subject[] {
  const two: readonly unknown[] = [Reflect.get(input, "person1"), Reflect.get(input, "person2")];
  const births = two.filter(isRecord);
  return births.length > 0 ? births.map(subjectOf) : [subjectOf(input)];
}

function subjectOf(birth: object): Subject {
  const time = textOf(birth, "time");
  return {
    name: textOf(birth, "name"),
    placeName: textOf(birth, "placeName"),
    date: textOf(birth, "date") ?? "",
    time: time === "unknown" ? undefined : time,
    timeFrom: textOf(birth, "timeFrom"),
    timeTo: textOf(birth, "timeTo"),
  };
}

/** A text that was sent, other than spaces. */
export function textOf(input: object, name: string): string | undefined {
  const text: unknown = Reflect.get(input, name);
  return typeof text === "string" && text.trim() !== "" ? text.trim() : undefined;
}
