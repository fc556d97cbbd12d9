import { type Administration, isAdministrationError, type UnitGivenBack } from "@almagest/database";
import type { Command } from "commander";
import { type Answer, type CommonOptions, confirm, type Session } from "../session";
import { thousands } from "../table";

interface GiveBackOptions extends CommonOptions {
  readonly yes?: boolean;
}

/** A unit that was not given back, and why. */
interface Refused {
  readonly unit: string;
  readonly code: string;
  readonly message: string;
}

export function addGiveBack(program: Command, session: Session): void {
  program
    .command("give-back")
    .description("Give units back that were taken and never answered; each once.")
    .argument("<unit...>", "as reconcile lists them: a batch, a slash and a place")
    .option("--yes", "do not ask")
    .addHelpText(
      "after",
      `
A unit that was answered, was given back before, or is younger than a minute is refused; the others are given back all
the same, and the exit code is 1. Each is a row of -1 in the ledger, in the month it was taken in, and an entry of the
audit. Look into the log first: the caller may have got an answer that nobody could record.

Example:
  usage-ledger give-back 0a1b2c3d-0000-4000-8000-000000000000/1
`,
    )
    .action(async (units: readonly string[], _, command: Command) => {
      const { yes, ...common } = command.optsWithGlobals<GiveBackOptions>();
      await session.run(common, async (administration) => {
        const question = async (): Promise<string> =>
          `Give back ${units.length === 1 ? "this unit" : `these ${thousands(units.length)} units`}? Their keys can make as many calls more.`;
        await confirm(session.terminal, { yes, question });
        return giveBackAll(administration, [...new Set(units)]);
      });
    });
}

/** One after the other: each is a separate transaction. */
async function giveBackAll(administration: Administration, units: readonly string[]): Promise<Answer> {
  const [givenBack, refused]: [UnitGivenBack[], Refused[]] = [[], []];
  for (const unit of units) {
    try {
      givenBack.push(await administration.giveBack({ unit }));
    } catch (error) {
      if (!isAdministrationError(error) || error.code === "invalid") throw error;
      refused.push({ unit, code: error.code, message: error.message });
    }
  }
  return {
    json: { givenBack, refused },
    text: [...givenBack.map(givenText), ...refused.map(({ message }) => message)].join("\n"),
    exitCode: refused.length === 0 ? 0 : 1,
  };
}

function givenText({ unit, keyId, operationId, month, used }: UnitGivenBack): string {
  return `Given back: ${unit}, ${operationId} of ${keyId}. It has used ${thousands(used)} in ${month} now.`;
}
