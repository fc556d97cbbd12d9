/** Whether one edit makes one text of the other; equal texts are none apart. */
export function isOneEdit(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let head = 0;
  while (head < a.length && a.charAt(head) === b.charAt(head)) head++;
  const [restA, restB] = [a.slice(head), b.slice(head)];
  if (restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1)) return true;
  const exchanged = restA.charAt(1) + restA.charAt(0) + restA.slice(2);
  return restA.length > 1 && exchanged === restB;
}
