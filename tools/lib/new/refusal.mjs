/** A command that cannot be done, in words for whoever typed it. Nothing was written. */
export class Refusal extends Error {}
