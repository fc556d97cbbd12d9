-- What is kept for a day of a call with a key of idempotency, so that its answer can be made again and compared. The three
-- digests are made with the caller's own API key, which is stored nowhere: nobody who reads this can tell what was sent,
-- or try out what it may have been.
CREATE TABLE idempotency_key (
  -- Digest of the key.
  lookup bytea PRIMARY KEY,
  -- Digest of the request.
  request bytea NOT NULL,
  -- Digest of the answer; none until there is one.
  answer bytea,
  -- What an answer depends on besides its request: the moment, what chance is drawn from, and the program.
  made_ms bigint NOT NULL,
  seed bytea NOT NULL,
  version text NOT NULL,
  -- The unit that the call took.
  month_start date NOT NULL,
  batch_id uuid NOT NULL,
  item integer NOT NULL,
  recorded_at timestamptz NOT NULL,
  -- Since when somebody is at the answer.
  leased_at timestamptz NOT NULL,
  -- How often the answer was asked for again.
  replays integer NOT NULL DEFAULT 0
);
--> statement-breakpoint
CREATE UNIQUE INDEX idempotency_key_unit ON idempotency_key (batch_id, item);
--> statement-breakpoint
CREATE INDEX idempotency_key_recorded ON idempotency_key (recorded_at);
