/** The pages and texts for readers. */
const PATHS = [
  "/docs",
  "/docs/errors",
  "/docs/languages",
  "/docs/tools",
  "/docs/embeds",
  "/llms.txt",
  "/llms-full.txt",
] as const;

export type DocumentationPath = (typeof PATHS)[number];

/** Those of this service: figures in other sites are drawn by a program that only a build has. */
export function documentationPaths(hasPlayground: boolean): readonly DocumentationPath[] {
  return PATHS.filter((path) => hasPlayground || path !== "/docs/embeds");
}
