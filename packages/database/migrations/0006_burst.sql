-- A key's calls a second, counted for all processes together in the row that each charge changes anyway: a bucket that
-- holds a second's calls. Empty columns are those of a key without such a limit, or of a full bucket; so a month begins
-- with a full one.
ALTER TABLE quota_counter
  -- Nanoseconds between two calls, as the last statement saw them.
  ADD COLUMN burst_gap_ns bigint,
  -- The moment at which the bucket is full again, in nanoseconds since 1970. Each call moves it on by its gap.
  ADD COLUMN burst_full_ns bigint;
--> statement-breakpoint
CREATE OR REPLACE VIEW quota_allowance AS
SELECT api_key.id AS key_id, subscription.requests_per_month AS monthly_limit, api_key.burst_per_second
FROM api_key JOIN subscription ON subscription.id = api_key.subscription_id;
