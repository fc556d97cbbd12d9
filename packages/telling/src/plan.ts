/** A place in a reading, and how much a fact concerns it: 0 not at all, 1 wholly. */
export interface PlanSection<Name extends string, Fact> {
  readonly name: Name;
  readonly concern: (fact: Fact) => number;
}

export interface PlanRequest<Name extends string, Fact> {
  readonly facts: readonly Fact[];
  readonly sections: readonly PlanSection<Name, Fact>[];
  /** Strength of the fact in itself, above 0. */
  readonly strengthOf: (fact: Fact) => number;
  /** The most facts that a section tells; 1 by default. */
  readonly mostFacts?: number;
  /** In how many sections a fact may be told; 1 by default. */
  readonly mostSections?: number;
}

export interface Planned<Name extends string, Fact> {
  readonly name: Name;
  /** The strongest first; empty where no fact concerns the section, which then describes its place quietly. */
  readonly facts: readonly Fact[];
}

/**
 * Gives each section the strongest facts that concern it, the greatest strength times concern first. Of equals the one
 * that was named first wins, so the same facts always make the same plan.
 */
export function planOf<Name extends string, Fact>(request: PlanRequest<Name, Fact>): readonly Planned<Name, Fact>[] {
  const { facts, sections, strengthOf, mostFacts = 1, mostSections = 1 } = request;
  const claims = facts.flatMap((fact) =>
    sections.map((section) => ({ fact, section, weight: strengthOf(fact) * section.concern(fact) })),
  );
  const told = new Map<Fact, number>();
  const planned = new Map<Name, Fact[]>(sections.map(({ name }) => [name, []]));
  for (const { fact, section } of ranked(claims, ({ weight }) => weight).filter(({ weight }) => weight > 0)) {
    const own = planned.get(section.name);
    const times = told.get(fact) ?? 0;
    if (own === undefined || own.length >= mostFacts || times >= mostSections) continue;
    own.push(fact);
    told.set(fact, times + 1);
  }
  return sections.map(({ name }) => ({ name, facts: planned.get(name) ?? [] }));
}

/** The greatest weight first; equals keep their order. A fresh list. */
export function ranked<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, weight: weightOf(item) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ item }) => item);
}
