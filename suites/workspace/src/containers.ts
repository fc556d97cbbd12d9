import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { ROOT } from "./packages";

export interface Instruction {
  readonly name: string;
  readonly text: string;
}

export interface Stage {
  readonly image: string;
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

/**
 * The stages of a Dockerfile, their images resolved with the default arguments.
 * @throws for an invalid line, for an instruction other than ARG before the first FROM, and for an image by an argument
 * without a default
 */
export function stagesOf(text: string): readonly Stage[] {
  const stages: { image: string; name: string; instructions: Instruction[] }[] = [];
  const images = imageArguments(text);
  for (const { name, text: rest } of instructionsOf(text)) {
    const from = name === "FROM" ? /^(\S+)(?: AS (\S+))?$/.exec(rest) : undefined;
    if (from === null) throw new Error(`FROM ${rest}: send FROM image:tag AS name`);
    if (from !== undefined)
      stages.push({ image: withDefaults(from[1] ?? "", images), name: from[2] ?? "", instructions: [] });
    else if (stages.length > 0) stages.at(-1)?.instructions.push({ name, text: rest });
    else if (name !== "ARG") throw new Error(`${name} stands before the first FROM`);
  }
  return stages;
}

/** The arguments before the first FROM, with their defaults. */
export function imageArguments(text: string): ReadonlyMap<string, string> {
  const all = instructionsOf(text);
  const before = all.slice(
    0,
    all.findIndex(({ name }) => name === "FROM"),
  );
  return new Map(
    before.map(({ text: rest }) => {
      const [, name = "", value = ""] = /^(\w+)=(\S+)$/.exec(rest) ?? [];
      return [name, value];
    }),
  );
}

function withDefaults(image: string, defaults: ReadonlyMap<string, string>): string {
  return image.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = defaults.get(name);
    if (value === undefined) throw new Error(`FROM ${image}: ${name} has no default`);
    return value;
  });
}

/** The default of `${NAME:-default}`, as compose reads it. */
export function defaultOf(text: string): string {
  return /^\$\{\w+:-([^}]*)\}$/.exec(text)?.[1] ?? text;
}

function instructionsOf(text: string): readonly Instruction[] {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, "")
    .replaceAll(/\\\n/g, " ")
    .split("\n");
  return lines
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, name, rest] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? [];
      if (name === undefined || rest === undefined) throw new Error(`"${line}" is no instruction`);
      return { name, text: rest.trim() };
    });
}

/** The instructions of a stage under a name, in its order. */
export function said({ instructions }: Stage, name: string): readonly string[] {
  return instructions.filter((instruction) => instruction.name === name).map(({ text }) => text);
}

/** The words of a command in exec form; nothing for one that a shell would run, where no signal arrives. */
export function execForm(text: string): readonly string[] | undefined {
  if (!text.startsWith("[")) return undefined;
  return z.array(z.string()).min(1).parse(JSON.parse(text));
}

const textList = z.array(z.string()).default([]);

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      build: z
        .object({ context: z.literal("."), target: z.string(), args: z.record(z.string(), z.string()) })
        .optional(),
      command: textList,
      environment: z.record(z.string(), z.string()).default({}),
      volumes: textList,
      ports: textList,
      read_only: z.boolean().default(false),
      user: z.string().optional(),
      cap_drop: textList,
      cap_add: textList,
      security_opt: textList,
      mem_limit: z.string().optional(),
      pids_limit: z.number().optional(),
      networks: textList,
      configs: z.array(z.object({ source: z.string(), target: z.string() })).default([]),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
    }),
  ),
  configs: z.record(z.string(), z.object({ content: z.string() })),
  volumes: z.record(z.string(), z.null()),
  networks: z.record(z.string(), z.object({ internal: z.boolean() }).nullable()),
});

const workflowSchema = z.object({
  on: z.object({ push: z.object({ tags: z.array(z.string()) }) }),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      needs: z.string().optional(),
      environment: z.string().optional(),
      permissions: z.record(z.string(), z.string()).optional(),
      steps: z.array(
        z.object({
          run: z.string().optional(),
          uses: z.string().optional(),
          with: z.record(z.string(), z.unknown()).default({}),
        }),
      ),
    }),
  ),
});

export type Compose = z.infer<typeof composeSchema>;
export type Workflow = z.infer<typeof workflowSchema>;

export function readText(...path: string[]): string {
  return readFileSync(join(ROOT, ...path), "utf8");
}

/** @throws for an invalid file */
export function readCompose(): Compose {
  return composeSchema.parse(parse(readText("compose.yaml"), { merge: true }));
}

/** @throws for an invalid file */
export function readWorkflow(name: string): Workflow {
  return workflowSchema.parse(parse(readText(".github", "workflows", name)));
}
