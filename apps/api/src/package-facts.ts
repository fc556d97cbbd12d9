import facts from "../package.json";

export const name: string = facts.name;
/** Of the package; the version of the interface is in its address. */
export const version: string = facts.version;
