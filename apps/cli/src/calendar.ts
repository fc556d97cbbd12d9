import type { AnyOperation } from "@almagest/operation";
import type { Command } from "commander";
import { Failure } from "./failure";

/** The option of a calendar, as typed. */
export interface CalendarFlags {
  readonly ics?: boolean;
}

/** Every command accepts it, so that one without a calendar can say so. */
export function addCalendarOption(command: Command): void {
  command.option("--ics", "write the answer as a calendar, as an .ics file");
}

/**
 * Whether a calendar is asked for.
 * @throws Failure where the operation has none, or where another form is asked for too.
 */
export async function wantsCalendar(
  flags: CalendarFlags & { readonly svg?: boolean; readonly png?: boolean; readonly pdf?: boolean },
  operation: AnyOperation,
): Promise<boolean> {
  if (flags.ics !== true) return false;
  const { calendared } = await import("@almagest/calendar");
  if (!calendared.includes(operation.id))
    throw new Failure("wrong_use", "There is no calendar of this answer. Leave --ics out.");
  const other = (["svg", "png", "pdf"] as const).find((form) => flags[form] === true);
  if (other !== undefined) throw new Failure("wrong_use", `--ics and --${other} are two forms: leave one out.`);
  return true;
}
