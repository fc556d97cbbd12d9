import { keyProblem } from "./key";

/** The address that a start prints on its terminal ends so. */
const OPENING = /^#open=([\w-]*)$/;

/** The one-time token of the page's address, which is taken out of it at once; nothing in every other address. */
export function takenToken(): string | undefined {
  const token = OPENING.exec(location.hash)?.[1];
  if (token !== undefined) history.replaceState(null, "", `${location.pathname}${location.search}`);
  return token;
}

/** The key that the service has for a token; nothing where the token was used, is late, or none. */
export async function keyFor(token: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL("play/open", document.baseURI), {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ token }),
    });
    const { key } = Object(response.ok ? await response.json() : undefined);
    return typeof key === "string" && keyProblem(key) === undefined ? key : undefined;
  } catch {
    return undefined;
  }
}
