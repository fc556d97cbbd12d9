-- Programs that registered themselves (RFC 7591). Those that describe themselves at an address have no row.
CREATE TABLE oauth_client (
  id text PRIMARY KEY,
  name text NOT NULL,
  redirect_uris text[] NOT NULL,
  created_at timestamptz NOT NULL,
  -- The last agreement of a person.
  used_at timestamptz
);
--> statement-breakpoint
-- A person's agreement that a program may call a tool server with a key. The key itself is not here: the grant names the
-- secret that was shown, and ends with it.
CREATE TABLE oauth_grant (
  id text PRIMARY KEY,
  secret_hash text NOT NULL REFERENCES api_key_secret (hash) ON DELETE CASCADE,
  -- The id of oauth_client, or the address at which the program describes itself.
  client_id text NOT NULL,
  client_name text NOT NULL,
  redirect_uri text NOT NULL,
  resource text NOT NULL,
  -- A consent form counts once.
  form_id text NOT NULL UNIQUE,
  code_hash text NOT NULL UNIQUE,
  code_challenge text NOT NULL,
  -- Hash of the access token that the code was exchanged for.
  redeemed_as text,
  -- The refresh tokens of this generation are the latest; 0 before the code is exchanged.
  generation integer NOT NULL DEFAULT 0,
  turned_at timestamptz,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_by text CHECK (ended_by IN ('owner', 'client', 'code', 'reuse')),
  CHECK ((ended_at IS NULL) = (ended_by IS NULL))
);
--> statement-breakpoint
CREATE INDEX oauth_grant_secret ON oauth_grant (secret_hash);
--> statement-breakpoint
-- Hashes of issued tokens. A replaced refresh token stays until it would have expired: its use ends the grant.
CREATE TABLE oauth_token (
  hash text PRIMARY KEY,
  grant_id text NOT NULL REFERENCES oauth_grant (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('access', 'refresh')),
  generation integer NOT NULL,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX oauth_token_grant ON oauth_token (grant_id);
--> statement-breakpoint
CREATE INDEX oauth_token_expires ON oauth_token (expires_at);
--> statement-breakpoint
-- Actions that an address may take a limited number of times in an hour. The subject is an id of the address, not the address.
CREATE TABLE oauth_attempt (
  kind text NOT NULL,
  subject text NOT NULL,
  began_at timestamptz NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (kind, subject)
);
