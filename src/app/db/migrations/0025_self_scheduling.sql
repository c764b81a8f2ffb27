CREATE TABLE "interview_bookings" (
	"interview_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"busy_from" timestamp with time zone NOT NULL,
	"busy_until" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_bookings_interview_id_user_id_pk" PRIMARY KEY("interview_id","user_id"),
	CONSTRAINT "interview_bookings_in_order" CHECK ("interview_bookings"."busy_from" <= "interview_bookings"."starts_at" and "interview_bookings"."starts_at" < "interview_bookings"."busy_until")
);
--> statement-breakpoint
CREATE TABLE "interviewer_availability" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"time_zone" text NOT NULL,
	"windows" jsonb NOT NULL,
	"exceptions" jsonb NOT NULL,
	"duration_minutes" integer NOT NULL,
	"buffer_before_minutes" integer NOT NULL,
	"buffer_after_minutes" integer NOT NULL,
	"notice_hours" integer NOT NULL,
	"daily_max" integer NOT NULL,
	"mode" text NOT NULL,
	"place" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interviewer_calendars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"url_sealed" text NOT NULL,
	"fault" text,
	"busy" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"read_at" timestamp with time zone,
	"tried_at" timestamp with time zone,
	CONSTRAINT "interviewer_calendars_fault_known" CHECK ("interviewer_calendars"."fault" in ('refused_address', 'unreachable', 'timeout', 'refused', 'too_large', 'not_a_calendar', 'too_many_events'))
);
--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "interviewer_ids" uuid[];--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "booking_rule" text;--> statement-breakpoint
ALTER TABLE "interview_bookings" ADD CONSTRAINT "interview_bookings_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_bookings" ADD CONSTRAINT "interview_bookings_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_availability" ADD CONSTRAINT "interviewer_availability_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_calendars" ADD CONSTRAINT "interviewer_calendars_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_bookings_user_id_busy_until_index" ON "interview_bookings" USING btree ("user_id","busy_until");--> statement-breakpoint
CREATE INDEX "interviewer_calendars_tried_at_index" ON "interviewer_calendars" USING btree ("tried_at");--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_booking_rule_known" CHECK ("interviews"."booking_rule" in ('all', 'any'));--> statement-breakpoint
ALTER TABLE "interview_bookings" ADD CONSTRAINT "interview_bookings_one_at_a_time" EXCLUDE USING gist ("user_id" WITH =, tstzrange("busy_from", "busy_until") WITH &&);
