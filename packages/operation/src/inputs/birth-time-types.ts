/** `birthTime` is of `birthDate`, and `time` of `date`. */
type DateOf<Time extends string> = Time extends `${infer Whose}Time` ? `${Whose}DateTo` : "dateTo";

type Accuracy<Time extends string> = { readonly [K in `${Time}AccuracyMinutes`]?: number | undefined };
type Range<Time extends string> = { readonly [K in `${Time}From` | `${Time}To` | DateOf<Time>]?: string | undefined };

/** The members of one birth, whatever is known of its time. */
type AnyTime<Time extends string> = { readonly [K in Time]?: string | null | undefined } & Accuracy<Time> & Range<Time>;

/** The same where its time is open, as its type says. */
type OpenTime<Time extends string> =
  | ({ readonly [K in Time]?: "unknown" | null | undefined } & {
      readonly [K in keyof Accuracy<Time>]?: undefined;
    } & Range<Time>)
  | ({ readonly [K in Time]: string } & { readonly [K in keyof Accuracy<Time>]-?: number });

/** The same where nothing at all has a meaning of its own: only the word, a range or an accuracy leaves the time open. */
type SaidOpen<Time extends string> =
  | ({ readonly [K in Time]: "unknown" } & { readonly [K in keyof Accuracy<Time>]?: undefined } & Range<Time>)
  | ({ readonly [K in Time]?: undefined } & { readonly [K in `${Time}From` | `${Time}To`]: string })
  | ({ readonly [K in Time]: string } & { readonly [K in keyof Accuracy<Time>]-?: number });

type OpenIn<Birth, Time extends string> = Birth extends { readonly [K in Time]: unknown }
  ? OpenTime<Time>
  : SaidOpen<Time>;

type Holder<Times extends string> = Times extends `${infer Name}.${string}` ? Plain<Name> : never;
/** `members` of `members[]`. */
type Plain<Name extends string> = Name extends `${infer List}[]` ? List : Name;
type Held<Times extends string, Name> = Times extends `${infer Own}.${infer Time}`
  ? Plain<Own> extends Name
    ? Time
    : never
  : never;
type AtTop<Times extends string> = Times extends `${string}.${string}` ? never : Times;

type Without<Request, Names extends PropertyKey> = { [K in keyof Request as K extends Names ? never : K]: Request[K] };

/** A birth, or each birth of a list, with its time in any form. */
type OfAnyTime<Birth, Time extends string> = Birth extends readonly (infer One)[]
  ? readonly (Without<One, Time> & AnyTime<Time>)[]
  : Birth extends undefined
    ? undefined
    : Without<Birth, Time> & AnyTime<Time>;

/** A request with its times of birth in any form: known, unknown, about a time, or within a range. */
export type UncertainRequest<Request, Times extends string> = Without<Request, AtTop<Times> | Holder<Times>> &
  AnyTime<AtTop<Times>> & {
    readonly [K in keyof Request as K extends Holder<Times> ? K : never]: OfAnyTime<Request[K], Held<Times, K>>;
  };

/** A request of which the type says that a time of birth in it is open; of a list no type can say that. */
export type UnknownRequest<Request, Times extends string> = [Holder<Times>] extends [never]
  ? Without<Request, Times> & OpenIn<Request, Times>
  : UncertainRequest<Request, Times> & OneOpen<Request, Times, Extract<keyof Request, Holder<Times>>>;

type OneOpen<Request, Times extends string, Names extends keyof Request> = {
  [K in Names]: {
    readonly [Own in K]: NonNullable<Request[K]> extends readonly unknown[]
      ? never
      : OpenIn<NonNullable<Request[K]>, Held<Times, K>>;
  };
}[Names];

/** The input of an arm for an uncertain time, after parsing. */
export type UncertainInput<Input, Times extends string> = UncertainRequest<Input, Times>;
