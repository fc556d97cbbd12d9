/** A question's cusp, the houses that bring it, and those that deny it. */
export interface MatterRule {
  readonly cusp: number;
  readonly favorable: readonly number[];
  /** The 12th from each favorable house that is not favorable itself. */
  readonly against: readonly number[];
}

/** The matters that a horary chart judges, by the house groups that the Krishnamurti Paddhati teaches for them. */
export const KP_MATTERS = [
  "marriage",
  "children",
  "employment",
  "business",
  "income",
  "loan",
  "property",
  "education",
  "travelAbroad",
  "move",
] as const;
export type KpMatter = (typeof KP_MATTERS)[number];

const GROUPS = {
  marriage: { cusp: 7, favorable: [2, 7, 11] },
  children: { cusp: 5, favorable: [2, 5, 11] },
  employment: { cusp: 10, favorable: [2, 6, 10, 11] },
  business: { cusp: 10, favorable: [2, 7, 10, 11] },
  income: { cusp: 11, favorable: [2, 10, 11] },
  loan: { cusp: 6, favorable: [2, 6, 11] },
  property: { cusp: 4, favorable: [4, 11, 12] },
  education: { cusp: 4, favorable: [4, 9, 11] },
  travelAbroad: { cusp: 12, favorable: [3, 9, 12] },
  move: { cusp: 3, favorable: [3, 10, 12] },
} as const satisfies Readonly<Record<KpMatter, { readonly cusp: number; readonly favorable: readonly number[] }>>;

export function matterRule(matter: KpMatter): MatterRule {
  const { cusp, favorable } = GROUPS[matter];
  const good: readonly number[] = favorable;
  const against = good.map(twelfthFrom).filter((house) => !good.includes(house));
  return { cusp, favorable: good, against: against.sort((a, b) => a - b) };
}

export function twelfthFrom(house: number): number {
  return house === 1 ? 12 : house - 1;
}
