/** Strength of a lord by the houses it signifies, from the mean of its levels: [25, 100]. */
const GRADES = [
  { from: 87.5, grade: "A", label: "very-strong" },
  { from: 62.5, grade: "B", label: "strong" },
  { from: 37.5, grade: "C", label: "moderate" },
  { from: 0, grade: "D", label: "weak" },
] as const;

export type Grade = (typeof GRADES)[number];

export function gradeOf(strength: number): Grade {
  return GRADES.find(({ from }) => strength >= from) ?? GRADES[3];
}
