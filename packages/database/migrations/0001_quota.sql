-- The ledger's clock. Everything that asks for the time asks here, so that a test can move it over the end of a month.
CREATE FUNCTION ledger_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$ SELECT clock_timestamp() $$;
--> statement-breakpoint
-- Units a key has in a month: those of its subscription. A key without one has none.
CREATE VIEW quota_allowance AS
SELECT api_key.id AS key_id, subscription.requests_per_month AS monthly_limit
FROM api_key JOIN subscription ON subscription.id = api_key.subscription_id;
--> statement-breakpoint
-- With it a client's address becomes the id its daily allowance is counted under. Made here, once for every process.
INSERT INTO service_secret (name, value)
VALUES ('client-salt', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
--> statement-breakpoint
-- One row for a key and a month, changed in place: the row's lock is what puts calls in order.
CREATE TABLE quota_counter (
  key_id text NOT NULL,
  -- The 1st, UTC.
  month_start date NOT NULL CHECK (extract(day FROM month_start) = 1),
  used bigint NOT NULL,
  -- The allowance the last statement saw.
  monthly_limit bigint NOT NULL,
  -- What the last statement wanted, and then what it was given: RETURNING shows the new row alone.
  last_step bigint NOT NULL,
  PRIMARY KEY (key_id, month_start)
) WITH (fillfactor = 50);
--> statement-breakpoint
-- One row for a statement that took units. A statement sent a second time finds its own row and takes nothing.
CREATE TABLE quota_batch (
  batch_id uuid PRIMARY KEY,
  recorded_at timestamptz NOT NULL,
  -- The items whose calls were answered. One row changes for a whole batch of answers.
  answered integer[] NOT NULL DEFAULT '{}'
) WITH (fillfactor = 70);
--> statement-breakpoint
-- One row for each unit taken (+1) and each unit given back (-1, in the month it was taken from).
CREATE TABLE quota_ledger (
  month_start date NOT NULL,
  batch_id uuid NOT NULL,
  -- The place in the batch, from 1, in the order of arrival.
  item integer NOT NULL,
  key_id text NOT NULL,
  units smallint NOT NULL CHECK (units IN (1, -1)),
  -- The key's count after this unit; none for a unit given back.
  position bigint CHECK ((position IS NULL) = (units = -1)),
  operation_id text NOT NULL,
  transport text NOT NULL,
  request_id text,
  recorded_at timestamptz NOT NULL,
  -- The unit that a row of -1 gives back.
  charge_batch_id uuid CHECK ((charge_batch_id IS NULL) = (units = 1)),
  charge_item integer CHECK ((charge_item IS NULL) = (units = 1)),
  PRIMARY KEY (month_start, batch_id, item)
) PARTITION BY RANGE (month_start);
--> statement-breakpoint
-- A unit is given back once.
CREATE UNIQUE INDEX quota_ledger_refund ON quota_ledger (month_start, charge_batch_id, charge_item) WHERE units = -1;
--> statement-breakpoint
CREATE INDEX quota_ledger_key ON quota_ledger (key_id, month_start);
--> statement-breakpoint
CREATE INDEX quota_ledger_batch ON quota_ledger (batch_id);
--> statement-breakpoint
-- Catches a month that nobody created: no job has to run for the service to count.
CREATE TABLE quota_ledger_default PARTITION OF quota_ledger DEFAULT;
--> statement-breakpoint
-- Gives a month its own partition, also when the default one holds rows of it. Answers false where it had one.
CREATE FUNCTION quota_create_month(month date) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  first_day date := date_trunc('month', month::timestamp)::date;
  next_first date := (first_day + interval '1 month')::date;
  partition_name text := 'quota_ledger_' || to_char(first_day, 'YYYY_MM');
BEGIN
  LOCK TABLE quota_ledger IN ACCESS EXCLUSIVE MODE;
  IF to_regclass(partition_name) IS NOT NULL THEN
    RETURN false;
  END IF;
  EXECUTE format('CREATE TABLE %I (LIKE quota_ledger INCLUDING ALL)', partition_name);
  EXECUTE format(
    'WITH moved AS (DELETE FROM quota_ledger_default WHERE month_start = %L RETURNING *) INSERT INTO %I SELECT * FROM moved',
    first_day, partition_name
  );
  EXECUTE format(
    'ALTER TABLE quota_ledger ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', partition_name, first_day, next_first
  );
  RETURN true;
END $$;
