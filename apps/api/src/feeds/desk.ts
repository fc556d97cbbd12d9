import type { Catalogue } from "@almagest/catalog";
import type { Pipeline } from "@almagest/pipeline";
import type { Feeds } from "./feeds";
import { feedText } from "./fetch";
import { type DeskParts, type FeedDesk, feedDesk } from "./manage";
import { feedRaws, feedReader } from "./request";

interface DeskOf {
  readonly feeds?: Feeds | undefined;
  readonly catalogue: Catalogue;
  readonly pipeline: Pick<Pipeline, "tryFeed">;
  readonly publicUrl: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The desk of a service, for REST and for tools. */
export function deskOf({ feeds, catalogue, pipeline, publicUrl, now }: DeskOf): FeedDesk {
  const byId = new Map(catalogue.entries.map((entry) => [entry.operation.id, entry]));
  const tried: DeskParts["tried"] = async (caller, show, today) => {
    const entry = byId.get(show.operationId);
    if (entry === undefined) return undefined;
    const { operation, domain } = entry;
    const call = { operation, domainId: domain.id, caller, transport: "rest", raw: {} } as const;
    return pipeline.tryFeed(call, { raws: feedRaws(show, today), textOf: feedText(today) });
  };
  return feedDesk({ feeds, read: feedReader(catalogue), tried, publicUrl, now });
}
