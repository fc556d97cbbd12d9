import type { JSX } from "preact";
import { isMembers } from "../answer/names";
import { dateText } from "../answer/subjects";
import type { OperationForm } from "../forms/model";
import { dateAfter } from "../people";
import { type Route, readRoute, writeRoute } from "../route";
import { useSession } from "../session";

/** Goes to a view; whether it computes at once, because somebody pressed for it. */
export type Go = (route: Route, isPressed: boolean) => void;

interface NeighborDaysParts {
  readonly form: OperationForm;
  readonly answer: unknown;
  /** The address of the answer, from its hash on. */
  readonly hash: string | undefined;
  readonly go: Go;
}

/** Pages that are about one day: a chart and a year ahead have a day too, and the next one says the same. */
const OF_A_DAY = new Set(["getPanchangPage", "getDayPage"]);

/** Links from the page of a day to the days before and after, and to the month of a panchang. */
export function NeighborDays({ form, answer, hash = "", go }: NeighborDaysParts): JSX.Element | null {
  const { words, lang } = useSession();
  const route = readRoute(hash);
  const field = form.fields.find(({ n, f }) => f === "today" && (n === "date" || n === "today"));
  const day = dayOf(answer);
  if (!OF_A_DAY.has(form.id) || field === undefined || day === undefined || route.view !== "operation") return null;
  const days: readonly (readonly [number, string])[] = [
    [-1, words.dayBefore],
    [1, words.dayAfter],
  ];
  const links = days.map(([step, label]) => {
    const date = dateAfter(day, step);
    return { label, title: dateText(date, lang), to: { ...route, values: { ...route.values, [field.n]: date } } };
  });
  return (
    <nav class="neighbors" aria-label={`${words.dayBefore}, ${words.dayAfter}`}>
      <ul>
        {links.map(({ label, title, to }) => (
          <li key={label}>
            <Pressed to={to} go={go}>
              {label} <small>{title}</small>
            </Pressed>
          </li>
        ))}
        {form.id === "getPanchangPage" && (
          <li>
            <Pressed to={monthOf(route.values, day)} go={go}>
              {words.wholeMonth}
            </Pressed>
          </li>
        )}
      </ul>
    </nav>
  );
}

function dayOf(answer: unknown): string | undefined {
  if (!isMembers(answer)) return undefined;
  const [subject]: readonly unknown[] = Array.isArray(answer["subjects"]) ? answer["subjects"] : [];
  const day = answer["today"] ?? (isMembers(subject) ? subject["date"] : undefined);
  return typeof day === "string" ? day : undefined;
}

/** The same place in the month of a day. */
function monthOf({ date: _, ...place }: Readonly<Record<string, string>>, day: string): Route {
  const [year = "", month = ""] = day.split("-");
  const values = { ...place, year, month: String(Number(month)) };
  return { view: "operation", domain: "vedic-astrology", operation: "getPanchangMonth", values };
}

interface PressedParts {
  readonly to: Route;
  readonly go: Go;
  readonly children: JSX.Element | string | readonly (JSX.Element | string)[];
}

/** A link that computes when it is pressed here; opened elsewhere, it fills the form. */
export function Pressed({ to, go, children }: PressedParts): JSX.Element {
  return (
    <a
      href={writeRoute(to)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(to, true);
      }}
    >
      {children}
    </a>
  );
}
