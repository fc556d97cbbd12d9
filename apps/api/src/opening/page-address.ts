import type { Config } from "../config";
import { isLoopback, listeningAddress } from "../listening";
import type { Opening } from "./opening";

export interface PageAddressParts {
  readonly config: Pick<Config, "host" | "port" | "publicUrl">;
  /** Of the embedded database; undefined where there is none. */
  readonly key: string | undefined;
  /** Whether a person reads what is printed: a file and a journal keep it. */
  readonly isTerminal: boolean;
  readonly opening: Opening;
}

export interface PageAddress {
  readonly address: string;
  /** Whether it brings the key along. */
  readonly hasKey: boolean;
}

/** Where the page opens: with the key, for a person at this machine; else plain. */
export function pageAddress({ config, key, isTerminal, opening }: PageAddressParts): PageAddress {
  if (key === undefined || !isTerminal || !isLoopback(config.host)) {
    return { address: `${config.publicUrl}/`, hasKey: false };
  }
  return { address: `${listeningAddress(config)}/#open=${opening.begin(key)}`, hasKey: true };
}
