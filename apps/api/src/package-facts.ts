import facts from "../package.json";

export const name: string = facts.name;
/** The version of the package; that of the API is in its address. */
export const version: string = facts.version;
