/** Writes the package that npx runs into a folder, which is emptied before. */
export function writeStandalone(folder: string): Promise<void>;
