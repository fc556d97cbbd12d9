-- Calendar feeds. What a feed shows, with whose birth, is sealed in its address and stored nowhere.
CREATE TABLE calendar_feed (
  id text PRIMARY KEY,
  key_id text NOT NULL REFERENCES api_key (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  -- The last hour in which a fetch took a unit, for the owner to read. What makes it one unit is the entry in idempotency_key.
  charged_hour timestamptz,
  revoked_at timestamptz
);
--> statement-breakpoint
CREATE INDEX calendar_feed_key ON calendar_feed (key_id) WHERE revoked_at IS NULL;
