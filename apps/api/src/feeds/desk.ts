import type { Catalogue } from "@almagest/catalog";
import type { Feeds } from "./feeds";
import { type FeedDesk, feedDesk } from "./manage";
import { feedReader } from "./request";

interface DeskOf {
  readonly feeds?: Feeds | undefined;
  readonly catalogue: Catalogue;
  readonly publicUrl: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The desk of a service, for REST and for tools. */
export function deskOf({ feeds, catalogue, publicUrl, now }: DeskOf): FeedDesk {
  return feedDesk({ feeds, read: feedReader(catalogue), publicUrl, now });
}
