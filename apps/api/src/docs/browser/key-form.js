/** As the service makes them: the kind of key, 40 random characters and a checksum of six, in Crockford's base 32. */
const FORM = /^alm_[sp]k_[0-9abcdefghjkmnpqrstvwxyz]{46}$/;
const BEGINNING = /^alm_[sp]k_/;
const CHARACTERS = 53;

/**
 * The fault of a key that can be seen without asking the service.
 * @param {string} text
 * @returns {string | undefined} undefined for a well-formed key, or an empty text
 */
export function keyProblem(text) {
  if (text === "" || FORM.test(text)) return undefined;
  if (!BEGINNING.test(text)) return "This is not a key: a key begins with alm_sk_ or alm_pk_.";
  if (text.length !== CHARACTERS)
    return `This is not a whole key: it has ${text.length} characters, a key ${CHARACTERS}.`;
  return "This is not a key: after alm_sk_ a key has only digits and lower-case letters, without i, l, o and u.";
}

/**
 * The box for the key. An invalid key is not used, and the box says why.
 * @param {(key: string) => void} onKey
 * @returns {() => string} the key in use; empty for none
 */
export function keyBox(onKey) {
  let inUse = "";
  const box = document.querySelector("#key");
  const state = document.querySelector("#key-state");
  document.querySelector("#key-form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const given = box instanceof HTMLInputElement ? box.value.trim() : "";
    const problem = keyProblem(given);
    inUse = problem === undefined ? given : "";
    onKey(inUse);
    box?.setAttribute("aria-invalid", String(problem !== undefined));
    if (state !== null)
      state.textContent = problem ?? (inUse === "" ? "No key in use." : "In use until you leave this page.");
  });
  return () => inUse;
}
