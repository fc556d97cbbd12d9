/** The bundle's bytes, from a folder that `writeStandalone` wrote. */
export function bundleOf(folder: string): Uint8Array;
