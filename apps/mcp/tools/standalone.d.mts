/** Writes the package that npx runs into a folder, which is emptied first. */
export function writeStandalone(folder: string): Promise<void>;
