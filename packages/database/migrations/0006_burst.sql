-- A key's calls a second, counted for all processes together in the row that each charge changes anyway: a bucket that
-- holds a second's calls. Empty columns are those of a key without such a limit, or of a full bucket.
ALTER TABLE quota_counter
  -- Calls a second, as the last statement saw them.
  ADD COLUMN burst_per_second integer,
  -- The moment at which the bucket is empty, in nanoseconds since 1970: it has been filling since then. Each call moves it.
  ADD COLUMN burst_empty_ns bigint,
  -- The calls that the last statement let pass: RETURNING shows the new row alone.
  ADD COLUMN burst_step bigint;
--> statement-breakpoint
CREATE OR REPLACE VIEW quota_allowance AS
SELECT api_key.id AS key_id, subscription.requests_per_month AS monthly_limit, api_key.burst_per_second
FROM api_key JOIN subscription ON subscription.id = api_key.subscription_id;
