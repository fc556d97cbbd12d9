import { keyProblem } from "./key";

/** The end of the address that the start command prints on its terminal. */
const OPENING = /^#open=([\w-]*)$/;

/** The one-time token of the page's address, which is removed from it at once; undefined for any other address. */
export function takenToken(): string | undefined {
  const token = OPENING.exec(location.hash)?.[1];
  if (token !== undefined) history.replaceState(null, "", `${location.pathname}${location.search}`);
  return token;
}

/** The service's key for a token; undefined where the token is used, expired or invalid. */
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
