-- Webhooks. Whom one tells, of what, with whose birth and under which secret is sealed under a key outside of the database.
CREATE TABLE webhook (
  id text PRIMARY KEY,
  key_id text NOT NULL REFERENCES api_key (id) ON DELETE CASCADE,
  -- A place among those of the key, so that it never has more than there are places.
  slot smallint NOT NULL CHECK (slot >= 1),
  created_at timestamptz NOT NULL,
  sealed text NOT NULL,
  -- Events before this moment are in webhook_delivery.
  planned_until timestamptz NOT NULL,
  -- The days after it are computed then; while a process is at it, the end of its time.
  plan_at timestamptz NOT NULL,
  planned_by text,
  -- The first failure since a delivery was accepted, and how many were given up since then.
  failing_since timestamptz,
  given_up integer NOT NULL DEFAULT 0,
  disabled_at timestamptz,
  disabled_for text CHECK ((disabled_for IS NULL) = (disabled_at IS NULL) AND disabled_for IN ('failures', 'gone')),
  UNIQUE (key_id, slot)
);
--> statement-breakpoint
CREATE INDEX webhook_plan ON webhook (plan_at) WHERE disabled_at IS NULL;
--> statement-breakpoint
-- The queue, and for a month what became of each delivery.
CREATE TABLE webhook_delivery (
  -- The webhook-id of its requests.
  id text PRIMARY KEY,
  webhook_id text NOT NULL REFERENCES webhook (id) ON DELETE CASCADE,
  type text NOT NULL,
  occurs_at timestamptz NOT NULL,
  -- The bytes that are sent, sealed.
  sealed text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'accepted', 'failed')),
  -- Of a pending one the next try; while a sender holds it, the end of its time.
  next_at timestamptz NOT NULL,
  held_by text,
  attempts integer NOT NULL DEFAULT 0,
  first_attempt_at timestamptz,
  waits_for_units boolean NOT NULL DEFAULT false,
  settled_at timestamptz,
  last_status integer,
  last_problem text,
  -- The unit that was taken for it.
  month_start date,
  batch_id uuid,
  CHECK ((month_start IS NULL) = (batch_id IS NULL))
) WITH (fillfactor = 70);
--> statement-breakpoint
CREATE INDEX webhook_delivery_due ON webhook_delivery (next_at) WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX webhook_delivery_of ON webhook_delivery (webhook_id, occurs_at);
