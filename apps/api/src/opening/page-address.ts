import type { Config } from "../config";
import { isLoopback, listeningAddress } from "../listening";
import type { Opening } from "./opening";

export interface PageAddressParts {
  readonly config: Pick<Config, "host" | "port" | "publicUrl">;
  /** The key of the embedded database; undefined if there is none. */
  readonly key: string | undefined;
  /** Whether a person reads the output: a file or a journal would keep it. */
  readonly isTerminal: boolean;
  readonly opening: Opening;
}

export interface PageAddress {
  readonly address: string;
  /** Whether the address contains a token for the key. */
  readonly hasKey: boolean;
}

/** The address of the page: with a token for a person at this machine, otherwise plain. */
export function pageAddress({ config, key, isTerminal, opening }: PageAddressParts): PageAddress {
  if (key === undefined || !isTerminal || !isLoopback(config.host)) {
    return { address: `${config.publicUrl}/`, hasKey: false };
  }
  return { address: `${listeningAddress(config)}/#open=${opening.begin(key)}`, hasKey: true };
}
