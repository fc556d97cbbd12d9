CREATE TABLE "api_key" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"subscription_id" text,
	"origins" text[] NOT NULL,
	"burst_per_second" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_key_kind" CHECK ("api_key"."kind" IN ('secret', 'publishable')),
	CONSTRAINT "api_key_burst" CHECK ("api_key"."burst_per_second" >= 1)
);
--> statement-breakpoint
CREATE TABLE "api_key_secret" (
	"hash" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"hint" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"requests_per_month" bigint NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscription_requests" CHECK ("subscription"."requests_per_month" >= 1),
	CONSTRAINT "subscription_status" CHECK ("subscription"."status" IN ('active', 'cancelled', 'suspended', 'expired', 'pending'))
);
--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_secret" ADD CONSTRAINT "api_key_secret_key_id_api_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_key"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_origins" ON "api_key" USING gin ("origins");--> statement-breakpoint
CREATE INDEX "api_key_secret_key" ON "api_key_secret" USING btree ("key_id");