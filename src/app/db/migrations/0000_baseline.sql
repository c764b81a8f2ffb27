CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigserial NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_stage" text,
	"to_stage" text,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" text,
	"zip" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_receipts" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"receipt" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"match_id" uuid,
	"stage" text DEFAULT 'matched' NOT NULL,
	"source" text,
	"consent_id" uuid,
	"applied_at" timestamp with time zone,
	"response_due_at" timestamp with time zone,
	"first_response_at" timestamp with time zone,
	"contact_shared_at" timestamp with time zone,
	"decline_reason" text,
	"withdraw_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_id_organization" UNIQUE("id","organization_id"),
	CONSTRAINT "applications_stage_known" CHECK ("applications"."stage" in ('matched', 'applied', 'shortlisted', 'interviewing', 'offered', 'hired', 'rejected', 'withdrawn', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "interview_slots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"interview_id" uuid NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"proposed_by" text NOT NULL,
	"is_chosen" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"mode" text NOT NULL,
	"place" text,
	"time_zone" text NOT NULL,
	"duration_minutes" integer DEFAULT 30 NOT NULL,
	"message" text,
	"starts_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"awaiting" text,
	"outcome" text,
	"outcome_note" text,
	"cancel_reason" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interviews_status_known" CHECK ("interviews"."status" in ('proposed', 'rescheduled', 'confirmed', 'completed', 'canceled', 'declined', 'no_show')),
	CONSTRAINT "interviews_duration_sane" CHECK ("interviews"."duration_minutes" between 10 and 480)
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"pay_cents" integer NOT NULL,
	"differential_cents" integer DEFAULT 0 NOT NULL,
	"pay_reason" text,
	"employment_type" text NOT NULL,
	"shift" text NOT NULL,
	"shift_pattern" text NOT NULL,
	"start_date" date NOT NULL,
	"sign_on_bonus_cents" integer DEFAULT 0 NOT NULL,
	"sign_on_bonus_terms" text,
	"message" text,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_by" uuid NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_status_known" CHECK ("offers"."status" in ('sent', 'accepted', 'declined', 'expired', 'rescinded'))
);
--> statement-breakpoint
CREATE TABLE "auth"."accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"old_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "auth"."rate_limits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "auth"."recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth"."totp" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"signup_role" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"deletion_requested_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth"."verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"detail" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocked_organizations" (
	"user_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_organizations_user_id_organization_id_pk" PRIMARY KEY("user_id","organization_id")
);
--> statement-breakpoint
CREATE TABLE "candidate_contacts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_demographics" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sex" text,
	"race_ethnicity" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"pay_floor_cents" integer,
	"pay_target_cents" integer,
	"shifts" text[] DEFAULT '{}'::text[] NOT NULL,
	"shift_patterns" text[] DEFAULT '{}'::text[] NOT NULL,
	"employment_types" text[] DEFAULT '{}'::text[] NOT NULL,
	"radius_miles" integer,
	"will_relocate" boolean DEFAULT false NOT NULL,
	"relocate_states" text[] DEFAULT '{}'::text[] NOT NULL,
	"earliest_start" date,
	"work_authorized" boolean,
	"needs_sponsorship" boolean DEFAULT false NOT NULL,
	"auto_apply" boolean DEFAULT false NOT NULL,
	"auto_apply_daily_cap" integer DEFAULT 3 NOT NULL,
	"auto_apply_active_cap" integer DEFAULT 10 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_preferences_shifts_known" CHECK ("candidate_preferences"."shifts" <@ array['days', 'evenings', 'nights', 'weekends', 'rotating']::text[]),
	CONSTRAINT "candidate_preferences_patterns_known" CHECK ("candidate_preferences"."shift_patterns" <@ array['3x12', '4x10', '5x8']::text[]),
	CONSTRAINT "candidate_preferences_types_known" CHECK ("candidate_preferences"."employment_types" <@ array['full_time', 'part_time', 'per_diem', 'contract', 'travel']::text[]),
	CONSTRAINT "candidate_preferences_states_known" CHECK ("candidate_preferences"."relocate_states" <@ array['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'GU', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'PR', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'VI', 'WA', 'WV', 'WI', 'WY']::text[]),
	CONSTRAINT "candidate_preferences_pay_sane" CHECK ("candidate_preferences"."pay_floor_cents" between 725 and 50000),
	CONSTRAINT "candidate_preferences_target_sane" CHECK ("candidate_preferences"."pay_target_cents" >= "candidate_preferences"."pay_floor_cents" and "candidate_preferences"."pay_target_cents" <= 50000),
	CONSTRAINT "candidate_preferences_radius_sane" CHECK ("candidate_preferences"."radius_miles" between 1 and 500),
	CONSTRAINT "candidate_preferences_caps_sane" CHECK ("candidate_preferences"."auto_apply_daily_cap" between 1 and 10 and "candidate_preferences"."auto_apply_active_cap" between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "candidate_private" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"date_of_birth" date,
	"former_names" text[] DEFAULT '{}'::text[] NOT NULL,
	"street_address" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"pseudonym" text NOT NULL,
	"position" text,
	"approved_position" text,
	"specialties" text[] DEFAULT '{}'::text[] NOT NULL,
	"settings" text[] DEFAULT '{}'::text[] NOT NULL,
	"skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"years_experience" numeric(4, 1),
	"headline" text,
	"about" text,
	"home_city" text,
	"home_state" text,
	"home_zip" text,
	"home_latitude" double precision,
	"home_longitude" double precision,
	"time_zone" text DEFAULT 'America/Chicago' NOT NULL,
	"npi" text,
	"moved_from_state" text,
	"moved_on" date,
	"graduated_on" date,
	"license_expected_on" date,
	"first_exam_result_on" date,
	"onboarding_step" text DEFAULT 'about' NOT NULL,
	"submitted_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_profiles_pseudonym_unique" UNIQUE("pseudonym"),
	CONSTRAINT "candidate_profiles_position_known" CHECK ("candidate_profiles"."position" in ('RN', 'LPN', 'CNA', 'NP', 'MA', 'PT', 'OT', 'RRT', 'PHLEB', 'PCT', 'RT', 'MT', 'PHARM_TECH', 'FRONT_DESK')),
	CONSTRAINT "candidate_profiles_approved_position_known" CHECK ("candidate_profiles"."approved_position" in ('RN', 'LPN', 'CNA', 'NP', 'MA', 'PT', 'OT', 'RRT', 'PHLEB', 'PCT', 'RT', 'MT', 'PHARM_TECH', 'FRONT_DESK')),
	CONSTRAINT "candidate_profiles_state_known" CHECK ("candidate_profiles"."home_state" in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'GU', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'PR', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'VI', 'WA', 'WV', 'WI', 'WY')),
	CONSTRAINT "candidate_profiles_specialties_known" CHECK ("candidate_profiles"."specialties" <@ array['med_surg', 'icu', 'emergency', 'labor_delivery', 'pediatrics', 'nicu', 'operating_room', 'telemetry', 'oncology', 'dialysis', 'behavioral_health', 'geriatrics', 'home_care', 'primary_care', 'orthopedics', 'cardiology', 'outpatient', 'imaging', 'laboratory', 'retail_pharmacy', 'hospital_pharmacy', 'front_office']::text[]),
	CONSTRAINT "candidate_profiles_settings_known" CHECK ("candidate_profiles"."settings" <@ array['hospital', 'critical_access_hospital', 'long_term_care', 'home_health', 'hospice', 'clinic', 'urgent_care', 'ambulatory_surgery', 'behavioral_health', 'rehabilitation', 'laboratory', 'pharmacy', 'school']::text[]),
	CONSTRAINT "candidate_profiles_skills_known" CHECK ("candidate_profiles"."skills" <@ array['iv_therapy', 'wound_care', 'medication_administration', 'ventilator', 'telemetry_monitoring', 'triage', 'venipuncture', 'ekg', 'vital_signs', 'patient_transfer', 'charting_epic', 'charting_cerner', 'charting_meditech', 'spanish', 'scheduling', 'insurance_verification', 'ct', 'mri', 'xray', 'sterile_compounding', 'specimen_processing', 'gait_training', 'care_planning', 'precepting', 'charge']::text[]),
	CONSTRAINT "candidate_profiles_years_sane" CHECK ("candidate_profiles"."years_experience" between 0 and 70)
);
--> statement-breakpoint
CREATE TABLE "certifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"issuer" text,
	"certificate_number" text,
	"issued_on" date,
	"expires_on" date,
	"verification_state" text DEFAULT 'attested' NOT NULL,
	"verification_source" text,
	"verification_note" text,
	"verified_by" uuid,
	"verified_at" timestamp with time zone,
	"next_check_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certifications_kind_known" CHECK ("certifications"."kind" in ('BLS', 'ACLS', 'PALS', 'NRP', 'TNCC', 'CCRN', 'CEN', 'CMA', 'CPT', 'CPCT', 'ARRT', 'MLS', 'CPhT', 'RRT', 'CMT'))
);
--> statement-breakpoint
CREATE TABLE "education" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"school" text NOT NULL,
	"degree" text NOT NULL,
	"field" text,
	"graduated_on" date,
	"verification_state" text DEFAULT 'attested' NOT NULL,
	"verification_source" text,
	"verification_note" text,
	"verified_by" uuid,
	"verified_at" timestamp with time zone,
	"next_check_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licenses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"license_type" text NOT NULL,
	"state" text NOT NULL,
	"license_number" text,
	"compact_status" text DEFAULT 'single_state' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"issued_on" date,
	"expires_on" date,
	"withdrawn_states" text[] DEFAULT '{}'::text[] NOT NULL,
	"verification_state" text DEFAULT 'attested' NOT NULL,
	"verification_source" text,
	"verification_note" text,
	"verified_by" uuid,
	"verified_at" timestamp with time zone,
	"next_check_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "licenses_type_known" CHECK ("licenses"."license_type" in ('RN', 'LPN', 'CNA', 'NP', 'MA', 'PT', 'OT', 'RRT', 'PHLEB', 'PCT', 'RT', 'MT', 'PHARM_TECH', 'FRONT_DESK')),
	CONSTRAINT "licenses_state_known" CHECK ("licenses"."state" in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'GU', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'PR', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'VI', 'WA', 'WV', 'WI', 'WY')),
	CONSTRAINT "licenses_compact_known" CHECK ("licenses"."compact_status" in ('single_state', 'multistate')),
	CONSTRAINT "licenses_status_known" CHECK ("licenses"."status" in ('active', 'pending', 'inactive', 'encumbered', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "role_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"requested_role" text NOT NULL,
	"role_key" text GENERATED ALWAYS AS (lower(requested_role)) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"closing_note" text
);
--> statement-breakpoint
CREATE TABLE "work_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"employer_name" text NOT NULL,
	"organization_id" uuid,
	"facility_type" text NOT NULL,
	"city" text,
	"state" text,
	"title" text NOT NULL,
	"specialty" text,
	"started_on" date NOT NULL,
	"ended_on" date,
	"duties" text,
	"verification_state" text DEFAULT 'attested' NOT NULL,
	"verification_source" text,
	"verification_note" text,
	"verified_by" uuid,
	"verified_at" timestamp with time zone,
	"next_check_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_history_facility_known" CHECK ("work_history"."facility_type" in ('hospital', 'critical_access_hospital', 'long_term_care', 'home_health', 'hospice', 'clinic', 'urgent_care', 'ambulatory_surgery', 'behavioral_health', 'rehabilitation', 'laboratory', 'pharmacy', 'school')),
	CONSTRAINT "work_history_specialty_known" CHECK ("work_history"."specialty" in ('med_surg', 'icu', 'emergency', 'labor_delivery', 'pediatrics', 'nicu', 'operating_room', 'telemetry', 'oncology', 'dialysis', 'behavioral_health', 'geriatrics', 'home_care', 'primary_care', 'orthopedics', 'cardiology', 'outpatient', 'imaging', 'laboratory', 'retail_pharmacy', 'hospital_pharmacy', 'front_office')),
	CONSTRAINT "work_history_order" CHECK ("work_history"."ended_on" >= "work_history"."started_on")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"topic" text NOT NULL,
	"sender_name" text,
	"sender_email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"answer" text,
	CONSTRAINT "contact_messages_topic_known" CHECK ("contact_messages"."topic" in ('candidate', 'employer', 'privacy', 'security', 'other'))
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"fact_type" text,
	"fact_id" uuid,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "documents_kind_known" CHECK ("documents"."kind" in ('license', 'certification', 'resume', 'identity', 'education', 'reference', 'other'))
);
--> statement-breakpoint
CREATE TABLE "medical_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "medical_documents_kind_known" CHECK ("medical_documents"."kind" in ('immunization', 'tb_test', 'drug_screen', 'physical'))
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text,
	"sealed_text" text,
	"scan_state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_files_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "stored_files_scan_known" CHECK ("stored_files"."scan_state" in ('pending', 'clean', 'infected', 'not_scanned')),
	CONSTRAINT "stored_files_size" CHECK ("stored_files"."size_bytes" between 1 and 15728640)
);
--> statement-breakpoint
CREATE TABLE "faq_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question" text NOT NULL,
	"answer" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"published_at" timestamp with time zone,
	"submitter_name" text,
	"submitter_contact" text,
	"sort_order" integer,
	"answered_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "faq_questions_status_known" CHECK ("faq_questions"."status" in ('pending', 'published', 'unpublished')),
	CONSTRAINT "faq_questions_deleted_unseen" CHECK ("faq_questions"."deleted_at" is null or "faq_questions"."status" <> 'published')
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"organization_id" uuid,
	"application_id" uuid,
	"scope" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "consents_kind_known" CHECK ("consents"."kind" in ('terms', 'matching_notice', 'auto_apply', 'share_profile', 'share_contact', 'share_medical', 'confirm_work'))
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp with time zone,
	"released_by" uuid,
	"release_reason" text,
	"blocks_sign_in" boolean DEFAULT false NOT NULL,
	CONSTRAINT "holds_subject_known" CHECK ("holds"."subject_type" in ('person', 'organization', 'job')),
	CONSTRAINT "holds_kind_known" CHECK ("holds"."kind" in ('screening', 'suspension', 'license_review', 'leaving'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text,
	"onboarding_completed" boolean DEFAULT false NOT NULL,
	"verification_status" text DEFAULT 'pending' NOT NULL,
	"full_name" text,
	"social_auth_only" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "profiles_role_known" CHECK ("profiles"."role" in ('job_seeker', 'employer', 'admin')),
	CONSTRAINT "profiles_status_known" CHECK ("profiles"."verification_status" in ('pending', 'needs_fix', 'rejected', 'approved'))
);
--> statement-breakpoint
CREATE TABLE "user_search" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"role" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_units" (
	"job_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	CONSTRAINT "job_units_job_id_unit_id_pk" PRIMARY KEY("job_id","unit_id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"external_requisition_id" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"position" text,
	"specialty" text,
	"zip" text,
	"city" text,
	"state" text,
	"latitude" double precision,
	"longitude" double precision,
	"openings" integer DEFAULT 1 NOT NULL,
	"employment_type" text,
	"shift" text,
	"shift_pattern" text,
	"pay_min_cents" integer,
	"pay_max_cents" integer,
	"night_differential_cents" integer DEFAULT 0 NOT NULL,
	"weekend_differential_cents" integer DEFAULT 0 NOT NULL,
	"call_rate_cents" integer DEFAULT 0 NOT NULL,
	"sign_on_bonus_cents" integer DEFAULT 0 NOT NULL,
	"sign_on_bonus_terms" text,
	"work_authorization_required" boolean DEFAULT true NOT NULL,
	"sponsorship_available" boolean DEFAULT false NOT NULL,
	"license_states" text[] DEFAULT '{}'::text[] NOT NULL,
	"required_certifications" text[] DEFAULT '{}'::text[] NOT NULL,
	"preferred_certifications" text[] DEFAULT '{}'::text[] NOT NULL,
	"added_requirements" text[] DEFAULT '{}'::text[] NOT NULL,
	"minimum_years" numeric(4, 1) DEFAULT 0 NOT NULL,
	"skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"description" text,
	"start_date" date,
	"valid_through" date,
	"is_public" boolean DEFAULT false NOT NULL,
	"response_due_hours" integer DEFAULT 8 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone,
	"status_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "jobs_status_known" CHECK ("jobs"."status" in ('draft', 'published', 'paused', 'filled', 'closed', 'expired')),
	CONSTRAINT "jobs_position_known" CHECK ("jobs"."position" in ('RN', 'LPN', 'CNA', 'NP', 'MA', 'PT', 'OT', 'RRT', 'PHLEB', 'PCT', 'RT', 'MT', 'PHARM_TECH', 'FRONT_DESK')),
	CONSTRAINT "jobs_specialty_known" CHECK ("jobs"."specialty" in ('med_surg', 'icu', 'emergency', 'labor_delivery', 'pediatrics', 'nicu', 'operating_room', 'telemetry', 'oncology', 'dialysis', 'behavioral_health', 'geriatrics', 'home_care', 'primary_care', 'orthopedics', 'cardiology', 'outpatient', 'imaging', 'laboratory', 'retail_pharmacy', 'hospital_pharmacy', 'front_office')),
	CONSTRAINT "jobs_state_known" CHECK ("jobs"."state" in ('MO', 'KS')),
	CONSTRAINT "jobs_employment_known" CHECK ("jobs"."employment_type" in ('full_time', 'part_time', 'per_diem', 'contract', 'travel')),
	CONSTRAINT "jobs_shift_known" CHECK ("jobs"."shift" in ('days', 'evenings', 'nights', 'weekends', 'rotating')),
	CONSTRAINT "jobs_pattern_known" CHECK ("jobs"."shift_pattern" in ('3x12', '4x10', '5x8')),
	CONSTRAINT "jobs_license_states_known" CHECK ("jobs"."license_states" <@ array['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'GU', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'PR', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'VI', 'WA', 'WV', 'WI', 'WY']::text[]),
	CONSTRAINT "jobs_required_known" CHECK ("jobs"."required_certifications" <@ array['BLS', 'ACLS', 'PALS', 'NRP', 'TNCC', 'CCRN', 'CEN', 'CMA', 'CPT', 'CPCT', 'ARRT', 'MLS', 'CPhT', 'RRT', 'CMT']::text[]),
	CONSTRAINT "jobs_preferred_known" CHECK ("jobs"."preferred_certifications" <@ array['BLS', 'ACLS', 'PALS', 'NRP', 'TNCC', 'CCRN', 'CEN', 'CMA', 'CPT', 'CPCT', 'ARRT', 'MLS', 'CPhT', 'RRT', 'CMT']::text[]),
	CONSTRAINT "jobs_skills_known" CHECK ("jobs"."skills" <@ array['iv_therapy', 'wound_care', 'medication_administration', 'ventilator', 'telemetry_monitoring', 'triage', 'venipuncture', 'ekg', 'vital_signs', 'patient_transfer', 'charting_epic', 'charting_cerner', 'charting_meditech', 'spanish', 'scheduling', 'insurance_verification', 'ct', 'mri', 'xray', 'sterile_compounding', 'specimen_processing', 'gait_training', 'care_planning', 'precepting', 'charge']::text[]),
	CONSTRAINT "jobs_pay_order" CHECK ("jobs"."pay_max_cents" >= "jobs"."pay_min_cents"),
	CONSTRAINT "jobs_openings_sane" CHECK ("jobs"."openings" between 1 and 200),
	CONSTRAINT "jobs_complete" CHECK ("jobs"."status" = 'draft' or num_nulls("jobs"."position", "jobs"."zip", "jobs"."city", "jobs"."state", "jobs"."latitude", "jobs"."longitude", "jobs"."employment_type", "jobs"."shift", "jobs"."shift_pattern", "jobs"."pay_min_cents", "jobs"."pay_max_cents", "jobs"."description", "jobs"."start_date", "jobs"."valid_through") = 0 or "jobs"."status" = 'closed')
);
--> statement-breakpoint
CREATE TABLE "lab_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text DEFAULT 'market' NOT NULL,
	"name" text NOT NULL,
	"created_by" uuid NOT NULL,
	"run" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_changes" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_cursors" (
	"name" text PRIMARY KEY NOT NULL,
	"xid" "xid8" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"part" text NOT NULL,
	"host" text NOT NULL,
	"state" text NOT NULL,
	"people_read" integer NOT NULL,
	"people_total" integer NOT NULL,
	"people" integer NOT NULL,
	"jobs" integer NOT NULL,
	"left_out" integer NOT NULL,
	"left_out_rows" jsonb NOT NULL,
	"ready_since" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"side" text NOT NULL,
	"question" text NOT NULL,
	"receipt" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_views" (
	"job_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"rank_score" double precision NOT NULL,
	"employer_score" double precision NOT NULL,
	"receipt" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"allocated_at" timestamp with time zone,
	"is_current" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_views_job_id_candidate_id_pk" PRIMARY KEY("job_id","candidate_id")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"compatibility" double precision NOT NULL,
	"rank_score" double precision NOT NULL,
	"candidate_score" double precision NOT NULL,
	"employer_score" double precision NOT NULL,
	"receipt" jsonb NOT NULL,
	"engine_version" text NOT NULL,
	"weights_version" text NOT NULL,
	"fingerprint" text NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"stale_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weights_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"weights" jsonb NOT NULL,
	"limits" jsonb,
	"status" text NOT NULL,
	"proposed_by" uuid,
	"approved_by" uuid,
	"note" text,
	"evidence" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"activated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" text NOT NULL,
	"user_id" uuid,
	"to" text[] DEFAULT '{}'::text[] NOT NULL,
	"subject" text NOT NULL,
	"type" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"envelope" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_at" timestamp with time zone,
	"not_before" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"dedupe_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_messageId_unique" UNIQUE("message_id"),
	CONSTRAINT "mails_dedupeKey_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "mails_status_known" CHECK ("mails"."status" in ('queued', 'sending', 'sent', 'failed', 'dead'))
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"in_app" boolean DEFAULT true NOT NULL,
	"email" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_settings_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"href" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"dedupe_key" text,
	"read_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "quiet_hours" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"start_minute" integer NOT NULL,
	"end_minute" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_seals_seq_unique" UNIQUE("seq")
);
--> statement-breakpoint
CREATE TABLE "call_stats" (
	"name" text NOT NULL,
	"hour" integer NOT NULL,
	"calls" integer NOT NULL,
	"failures" integer NOT NULL,
	"slots" integer[] NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_failure" text,
	"last_failure_at" timestamp with time zone,
	CONSTRAINT "call_stats_name_hour_pk" PRIMARY KEY("name","hour")
);
--> statement-breakpoint
CREATE TABLE "error_groups" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"source" text NOT NULL,
	"code" text NOT NULL,
	"message" text NOT NULL,
	"route" text,
	"occurrences" integer DEFAULT 1 NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid
);
--> statement-breakpoint
CREATE TABLE "error_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"level" text NOT NULL,
	"source" text NOT NULL,
	"code" text NOT NULL,
	"message" text NOT NULL,
	"route" text,
	"user_id" uuid,
	"context" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_view_sums" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"views" integer NOT NULL,
	"on_phones" integer NOT NULL,
	CONSTRAINT "page_view_sums_day_kind_name_pk" PRIMARY KEY("day","kind","name")
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"referrer_host" text DEFAULT '' NOT NULL,
	"is_phone" boolean DEFAULT false NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_views_day_path_referrer_host_is_phone_pk" PRIMARY KEY("day","path","referrer_host","is_phone")
);
--> statement-breakpoint
CREATE TABLE "employer_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid,
	"job_title" text,
	"phone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facility_directory" (
	"ccn" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"street_address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"county" text,
	"phone" text,
	"hospital_type" text,
	"ownership" text,
	"emergency_services" boolean,
	"is_invented" boolean DEFAULT false NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_changes" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"legal_name" text,
	"facility_type" text,
	"npi" text,
	"directory_ccn" text,
	"street_address" text,
	"city" text,
	"state" text,
	"zip" text,
	"latitude" double precision,
	"longitude" double precision,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organization_changes_type_known" CHECK ("organization_changes"."facility_type" in ('hospital', 'critical_access_hospital', 'long_term_care', 'home_health', 'hospice', 'clinic', 'urgent_care', 'ambulatory_surgery', 'behavioral_health', 'rehabilitation', 'laboratory', 'pharmacy', 'school')),
	CONSTRAINT "organization_changes_state_known" CHECK ("organization_changes"."state" in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'GU', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'PR', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'VI', 'WA', 'WV', 'WI', 'WY'))
);
--> statement-breakpoint
CREATE TABLE "organization_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"email" text NOT NULL,
	"member_role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organization_invitations_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "organization_members" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"member_role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organization_members_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id"),
	CONSTRAINT "organization_members_role_known" CHECK ("organization_members"."member_role" in ('owner', 'recruiter', 'reviewer'))
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"path" uuid[] DEFAULT '{}' NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"legal_name" text,
	"facility_type" text,
	"street_address" text,
	"city" text,
	"state" text,
	"zip" text,
	"latitude" double precision,
	"longitude" double precision,
	"phone" text,
	"website" text,
	"contact_name" text,
	"contact_email" text,
	"npi" text,
	"directory_ccn" text,
	"beds" integer,
	"benefits" text[] DEFAULT '{}'::text[] NOT NULL,
	"about" text,
	"verification_status" text DEFAULT 'pending' NOT NULL,
	"onboarding_step" text DEFAULT 'organization' NOT NULL,
	"submitted_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"is_live" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organizations_kind_known" CHECK ("organizations"."kind" in ('system', 'facility', 'unit')),
	CONSTRAINT "organizations_type_known" CHECK ("organizations"."facility_type" in ('hospital', 'critical_access_hospital', 'long_term_care', 'home_health', 'hospice', 'clinic', 'urgent_care', 'ambulatory_surgery', 'behavioral_health', 'rehabilitation', 'laboratory', 'pharmacy', 'school')),
	CONSTRAINT "organizations_state_known" CHECK ("organizations"."state" in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'GU', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'PR', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'VI', 'WA', 'WV', 'WI', 'WY')),
	CONSTRAINT "organizations_status_known" CHECK ("organizations"."verification_status" in ('pending', 'needs_fix', 'rejected', 'approved'))
);
--> statement-breakpoint
CREATE TABLE "organization_requirements" (
	"organization_id" uuid NOT NULL,
	"position" text NOT NULL,
	"items" text[] DEFAULT '{}'::text[] NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organization_requirements_organization_id_position_pk" PRIMARY KEY("organization_id","position"),
	CONSTRAINT "organization_requirements_position_known" CHECK ("organization_requirements"."position" in ('RN', 'LPN', 'CNA', 'NP', 'MA', 'PT', 'OT', 'RRT', 'PHLEB', 'PCT', 'RT', 'MT', 'PHARM_TECH', 'FRONT_DESK')),
	CONSTRAINT "organization_requirements_items_known" CHECK ("organization_requirements"."items" <@ array['work_history', 'education', 'certification:BLS', 'certification:ACLS', 'certification:PALS', 'certification:NRP', 'certification:TNCC', 'certification:CCRN', 'certification:CEN', 'certification:CMA', 'certification:CPT', 'certification:CPCT', 'certification:ARRT', 'certification:MLS', 'certification:CPhT', 'certification:RRT', 'certification:CMT', 'document:license', 'document:identity', 'document:resume', 'document:education', 'document:reference']::text[])
);
--> statement-breakpoint
CREATE TABLE "requirement_sets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" text NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"license" text NOT NULL,
	"required" text[] DEFAULT '{}'::text[] NOT NULL,
	"suggested" text[] DEFAULT '{}'::text[] NOT NULL,
	"note" text NOT NULL,
	"edited_by" uuid,
	"edited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" uuid,
	"published_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "requirement_sets_position_known" CHECK ("requirement_sets"."position" in ('RN', 'LPN', 'CNA', 'NP', 'MA', 'PT', 'OT', 'RRT', 'PHLEB', 'PCT', 'RT', 'MT', 'PHARM_TECH', 'FRONT_DESK')),
	CONSTRAINT "requirement_sets_status_known" CHECK ("requirement_sets"."status" in ('draft', 'published', 'retired')),
	CONSTRAINT "requirement_sets_license_known" CHECK ("requirement_sets"."license" in ('required', 'registry', 'by_state', 'none')),
	CONSTRAINT "requirement_sets_required_known" CHECK ("requirement_sets"."required" <@ array['work_history', 'education', 'certification:BLS', 'certification:ACLS', 'certification:PALS', 'certification:NRP', 'certification:TNCC', 'certification:CCRN', 'certification:CEN', 'certification:CMA', 'certification:CPT', 'certification:CPCT', 'certification:ARRT', 'certification:MLS', 'certification:CPhT', 'certification:RRT', 'certification:CMT', 'document:license', 'document:identity', 'document:resume', 'document:education', 'document:reference']::text[]),
	CONSTRAINT "requirement_sets_suggested_known" CHECK ("requirement_sets"."suggested" <@ array['BLS', 'ACLS', 'PALS', 'NRP', 'TNCC', 'CCRN', 'CEN', 'CMA', 'CPT', 'CPCT', 'ARRT', 'MLS', 'CPhT', 'RRT', 'CMT']::text[])
);
--> statement-breakpoint
CREATE TABLE "passport_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"label" text NOT NULL,
	"facts" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"status_slot" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "passport_links_status_slot_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "passport_links_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "passport_links_statusSlot_unique" UNIQUE("status_slot")
);
--> statement-breakpoint
CREATE TABLE "passport_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"link_id" uuid NOT NULL,
	"viewed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exclusion_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"is_firm" boolean NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text NOT NULL,
	"suffix" text NOT NULL,
	"firm_name" text NOT NULL,
	"occupation" text,
	"npi" text,
	"date_of_birth" date,
	"city" text,
	"state" text,
	"exclusion_type" text,
	"excluded_on" date,
	"ends_on" date,
	"removed_at" timestamp with time zone,
	CONSTRAINT "exclusion_entries_source_known" CHECK ("exclusion_entries"."source" in ('leie', 'sam'))
);
--> statement-breakpoint
CREATE TABLE "exclusion_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"entries" integer NOT NULL,
	"added" integer NOT NULL,
	"updated" integer NOT NULL,
	"removed" integer NOT NULL,
	"bad_rows" integer NOT NULL,
	"is_invented" boolean DEFAULT false NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exclusion_files_source_known" CHECK ("exclusion_files"."source" in ('leie', 'sam'))
);
--> statement-breakpoint
CREATE TABLE "screening_hits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"status" text DEFAULT 'possible' NOT NULL,
	"verdict" text NOT NULL,
	"score" integer NOT NULL,
	"comparison" jsonb NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "screening_hits_status_known" CHECK ("screening_hits"."status" in ('possible', 'unresolved', 'confirmed', 'cleared')),
	CONSTRAINT "screening_hits_verdict_known" CHECK ("screening_hits"."verdict" in ('strong', 'weak', 'cleared'))
);
--> statement-breakpoint
CREATE TABLE "screenings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"screened_at" timestamp with time zone NOT NULL,
	"sources" text[] DEFAULT '{}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_risks" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"is_stale" boolean DEFAULT true NOT NULL,
	"weighed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "item_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"outcome" text NOT NULL,
	"source" text,
	"message" text,
	"evidence" jsonb,
	"checklist" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reviewed_by" uuid NOT NULL,
	"reviewed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planned_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"decision" text NOT NULL,
	"message" text,
	"planned_by" uuid NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"settled_by" uuid,
	"settled_at" timestamp with time zone,
	"refusal" text,
	CONSTRAINT "planned_decisions_decision_known" CHECK ("planned_decisions"."decision" in ('approved', 'needs_fix')),
	CONSTRAINT "planned_decisions_state_known" CHECK ("planned_decisions"."state" in ('planned', 'undone', 'carried_out', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "second_reviews" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"first_by" uuid NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"note" text,
	"reopened_case_id" uuid,
	CONSTRAINT "second_reviews_status_known" CHECK ("second_reviews"."status" in ('waiting', 'agreed', 'disagreed'))
);
--> statement-breakpoint
CREATE TABLE "source_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"organization_id" uuid,
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"outcome" text,
	"question" jsonb NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"phone" text,
	"reference" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"asked_by" uuid,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"next_check_on" date,
	CONSTRAINT "source_checks_state_known" CHECK ("source_checks"."state" in ('waiting', 'answered', 'unanswered')),
	CONSTRAINT "source_checks_outcome_known" CHECK ("source_checks"."outcome" in ('match', 'mismatch', 'not_found')),
	CONSTRAINT "source_checks_source_known" CHECK ("source_checks"."source" in ('nursys', 'nppes'))
);
--> statement-breakpoint
CREATE TABLE "verification_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_type" text NOT NULL,
	"user_id" uuid,
	"organization_id" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"changes" text[],
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_by" uuid,
	"due_at" timestamp with time zone GENERATED ALWAYS AS ((case when extract(isodow from (submitted_at at time zone 'America/Chicago'))::int > 5
  then date_trunc('day', (submitted_at at time zone 'America/Chicago')) + (10 - extract(isodow from (submitted_at at time zone 'America/Chicago'))::int) * interval '1 day'
  else (submitted_at at time zone 'America/Chicago') + (case when extract(isodow from (submitted_at at time zone 'America/Chicago'))::int > 3 then 4 else 2 end) * interval '1 day' end) at time zone 'America/Chicago') STORED NOT NULL,
	"claimed_by" uuid,
	"claimed_at" timestamp with time zone,
	"first_claimed_at" timestamp with time zone,
	"assigned_to" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"message" text,
	"callback_number" text,
	"callback_at" timestamp with time zone,
	"callback_note" text,
	"callback_source" text,
	"callback_found_on" date,
	"override_by" uuid,
	"override_at" timestamp with time zone,
	"override_reason" text,
	"override_over" text[],
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_cases_status_known" CHECK ("verification_cases"."status" in ('pending', 'needs_fix', 'rejected', 'approved'))
);
--> statement-breakpoint
CREATE TABLE "work_confirmations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"work_id" uuid NOT NULL,
	"consent_id" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"person_name" text NOT NULL,
	"employer_name" text NOT NULL,
	"title" text NOT NULL,
	"started_on" date NOT NULL,
	"ended_on" date NOT NULL,
	"contact_name" text NOT NULL,
	"contact_role" text NOT NULL,
	"contact_email" text,
	"contact_domain" text NOT NULL,
	"domain_organization_id" uuid,
	"token_hash" text NOT NULL,
	"reminder_token_hash" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"answered_by_name" text,
	"answered_by_role" text,
	"worked_there" boolean,
	"said_title" text,
	"said_started_on" date,
	"said_ended_on" date,
	"revoked_at" timestamp with time zone,
	"comment" text,
	"look_asked_at" timestamp with time zone,
	CONSTRAINT "work_confirmations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "work_confirmations_reminderTokenHash_unique" UNIQUE("reminder_token_hash"),
	CONSTRAINT "work_confirmations_status_known" CHECK ("work_confirmations"."status" in ('open', 'confirmed', 'differs', 'declined', 'revoked', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"acting_for_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "state_transitions" (
	"machine" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"actors" text[] NOT NULL,
	CONSTRAINT "state_transitions_machine_from_state_to_state_pk" PRIMARY KEY("machine","from_state","to_state")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reporter_id" uuid NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"detail" text,
	"status" text DEFAULT 'open' NOT NULL,
	"resolution" text,
	"resolved_by" uuid,
	"resolved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_receipts" ADD CONSTRAINT "application_receipts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_candidate_id_profiles_user_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application" FOREIGN KEY ("application_id","organization_id") REFERENCES "public"."applications"("id","organization_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_application" FOREIGN KEY ("application_id","organization_id") REFERENCES "public"."applications"("id","organization_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "auth"."accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."totp" ADD CONSTRAINT "totp_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_organizations" ADD CONSTRAINT "blocked_organizations_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_organizations" ADD CONSTRAINT "blocked_organizations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_contacts" ADD CONSTRAINT "candidate_contacts_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_demographics" ADD CONSTRAINT "candidate_demographics_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_preferences" ADD CONSTRAINT "candidate_preferences_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_private" ADD CONSTRAINT "candidate_private_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD CONSTRAINT "candidate_profiles_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education" ADD CONSTRAINT "education_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_requests" ADD CONSTRAINT "role_requests_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_history" ADD CONSTRAINT "work_history_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_history" ADD CONSTRAINT "work_history_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_documents" ADD CONSTRAINT "medical_documents_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_documents" ADD CONSTRAINT "medical_documents_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_owner_id_profiles_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_search" ADD CONSTRAINT "user_search_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_units" ADD CONSTRAINT "job_units_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_units" ADD CONSTRAINT "job_units_unit_id_organizations_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_reviews" ADD CONSTRAINT "match_reviews_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_reviews" ADD CONSTRAINT "match_reviews_candidate_id_profiles_user_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_views" ADD CONSTRAINT "match_views_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_views" ADD CONSTRAINT "match_views_candidate_id_profiles_user_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_candidate_id_profiles_user_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_profiles" ADD CONSTRAINT "employer_profiles_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_profiles" ADD CONSTRAINT "employer_profiles_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_changes" ADD CONSTRAINT "organization_changes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_changes" ADD CONSTRAINT "organization_changes_directory_ccn_facility_directory_ccn_fk" FOREIGN KEY ("directory_ccn") REFERENCES "public"."facility_directory"("ccn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_invitations" ADD CONSTRAINT "organization_invitations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_parent_id_organizations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_directory_ccn_facility_directory_ccn_fk" FOREIGN KEY ("directory_ccn") REFERENCES "public"."facility_directory"("ccn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_requirements" ADD CONSTRAINT "organization_requirements_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_links" ADD CONSTRAINT "passport_links_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_views" ADD CONSTRAINT "passport_views_link_id_passport_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."passport_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_hits" ADD CONSTRAINT "screening_hits_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_hits" ADD CONSTRAINT "screening_hits_entry_id_exclusion_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."exclusion_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_risks" ADD CONSTRAINT "case_risks_case_id_verification_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."verification_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_reviews" ADD CONSTRAINT "item_reviews_case_id_verification_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."verification_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_decisions" ADD CONSTRAINT "planned_decisions_case_id_verification_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."verification_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_reviews" ADD CONSTRAINT "second_reviews_case_id_verification_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."verification_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_checks" ADD CONSTRAINT "source_checks_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_checks" ADD CONSTRAINT "source_checks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_cases" ADD CONSTRAINT "verification_cases_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_cases" ADD CONSTRAINT "verification_cases_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_confirmations" ADD CONSTRAINT "work_confirmations_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_confirmations" ADD CONSTRAINT "work_confirmations_work_id_work_history_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work_history"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_confirmations" ADD CONSTRAINT "work_confirmations_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_confirmations" ADD CONSTRAINT "work_confirmations_domain_organization_id_organizations_id_fk" FOREIGN KEY ("domain_organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_events_application_id_at_index" ON "application_events" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "application_events_hires" ON "application_events" USING btree ("at","id") WHERE to_stage = 'hired';--> statement-breakpoint
CREATE INDEX "application_events_hires_position" ON "application_events" USING btree ("position","at","id") WHERE to_stage = 'hired';--> statement-breakpoint
CREATE INDEX "application_events_hires_zip" ON "application_events" USING btree ("zip","at","id") WHERE to_stage = 'hired';--> statement-breakpoint
CREATE UNIQUE INDEX "applications_pair" ON "applications" USING btree ("job_id","candidate_id");--> statement-breakpoint
CREATE INDEX "applications_candidate_id_stage_updated_at_index" ON "applications" USING btree ("candidate_id","stage","updated_at");--> statement-breakpoint
CREATE INDEX "applications_organization_id_stage_index" ON "applications" USING btree ("organization_id","stage");--> statement-breakpoint
CREATE INDEX "applications_job_id_stage_candidate_id_index" ON "applications" USING btree ("job_id","stage","candidate_id");--> statement-breakpoint
CREATE INDEX "applications_stage_updated_at_id_index" ON "applications" USING btree ("stage","updated_at","id");--> statement-breakpoint
CREATE INDEX "applications_response_due_at_index" ON "applications" USING btree ("response_due_at") WHERE stage = 'applied' and first_response_at is null;--> statement-breakpoint
CREATE INDEX "applications_due" ON "applications" USING btree ("response_due_at","id");--> statement-breakpoint
CREATE INDEX "interview_slots_interview_id_round_index" ON "interview_slots" USING btree ("interview_id","round");--> statement-breakpoint
CREATE INDEX "interviews_application_id_index" ON "interviews" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "interviews_starts_at_index" ON "interviews" USING btree ("starts_at") WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX "interviews_of_organization" ON "interviews" USING btree ("organization_id",coalesce("starts_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "interviews_open_of_organization" ON "interviews" USING btree ("organization_id",coalesce("starts_at", '-infinity'::timestamptz),"id") WHERE status in ('proposed', 'rescheduled', 'confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_open" ON "offers" USING btree ("application_id") WHERE status = 'sent';--> statement-breakpoint
CREATE INDEX "offers_application_id_index" ON "offers" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "offers_expires_at_index" ON "offers" USING btree ("expires_at") WHERE status = 'sent';--> statement-breakpoint
CREATE INDEX "offers_organization_id_sent_at_id_index" ON "offers" USING btree ("organization_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "accounts_user_id_index" ON "auth"."accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "accounts_provider_id_account_id_index" ON "auth"."accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_index" ON "auth"."passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user_id_index" ON "auth"."recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "auth"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "auth"."verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "blocked_organizations_organization_id_index" ON "blocked_organizations" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "candidate_profiles_position_index" ON "candidate_profiles" USING btree ("position");--> statement-breakpoint
CREATE INDEX "candidate_profiles_approved" ON "candidate_profiles" USING btree ("approved_at") WHERE approved_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_profiles_npi_once" ON "candidate_profiles" USING btree ("npi");--> statement-breakpoint
CREATE INDEX "certifications_user_id_index" ON "certifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "certifications_expires_on_index" ON "certifications" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "education_user_id_index" ON "education" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "licenses_user_id_index" ON "licenses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "licenses_plain_number" ON "licenses" USING btree ("state",upper(regexp_replace(license_number, '[^A-Za-z0-9]', '', 'g')));--> statement-breakpoint
CREATE INDEX "licenses_expires_on_index" ON "licenses" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "role_requests_open" ON "role_requests" USING btree ("created_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "role_requests_closed" ON "role_requests" USING btree ("closed_at","id") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "role_requests_same" ON "role_requests" USING btree ("role_key","id");--> statement-breakpoint
CREATE INDEX "work_history_user_id_index" ON "work_history" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("created_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "contact_messages_closed" ON "contact_messages" USING btree ("closed_at","id") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "documents_user_id_index" ON "documents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "medical_documents_user_id_index" ON "medical_documents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stored_files_owner_id_index" ON "stored_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "stored_files_sha256_index" ON "stored_files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "stored_files_unsafe" ON "stored_files" USING btree ("scan_state") WHERE scan_state in ('pending', 'infected');--> statement-breakpoint
CREATE INDEX "faq_questions_public" ON "faq_questions" USING btree ((-coalesce(sort_order, 0)),"published_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "faq_questions_status_created_at_id_index" ON "faq_questions" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "consents_user_id_kind_index" ON "consents" USING btree ("user_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "holds_one_open" ON "holds" USING btree ("subject_type","subject_id","kind") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "holds_open" ON "holds" USING btree ("created_at","id") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "holds_released" ON "holds" USING btree ("created_at","id") WHERE released_at is not null;--> statement-breakpoint
CREATE INDEX "profiles_role_verification_status_index" ON "profiles" USING btree ("role","verification_status");--> statement-breakpoint
CREATE INDEX "profiles_standing" ON "profiles" USING btree ("role",(case when "onboarding_completed" then "verification_status" else 'onboarding' end),"created_at","user_id");--> statement-breakpoint
CREATE INDEX "profiles_role_created_at_user_id_index" ON "profiles" USING btree ("role","created_at","user_id");--> statement-breakpoint
CREATE INDEX "user_search_words" ON "user_search" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_search_created_at_user_id_index" ON "user_search" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "user_search_role_created_at_user_id_index" ON "user_search" USING btree ("role","created_at","user_id");--> statement-breakpoint
CREATE INDEX "job_units_unit_id_index" ON "job_units" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "jobs_organization_id_status_index" ON "jobs" USING btree ("organization_id","status");--> statement-breakpoint
CREATE INDEX "jobs_status_position_state_published_at_index" ON "jobs" USING btree ("status","position","state","published_at");--> statement-breakpoint
CREATE INDEX "jobs_status_created_at_id_index" ON "jobs" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_valid_through_index" ON "jobs" USING btree ("valid_through") WHERE status in ('published', 'paused');--> statement-breakpoint
CREATE INDEX "lab_runs_kind_created_at_index" ON "lab_runs" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "market_changes_xid_index" ON "market_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "match_reviews_status_created_at_index" ON "match_reviews" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "match_reviews_asked_by_created_at_index" ON "match_reviews" USING btree ("asked_by","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "match_reviews_one_open" ON "match_reviews" USING btree ("job_id","candidate_id","asked_by") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "match_views_shown_of_person" ON "match_views" USING btree ("candidate_id") WHERE allocated_at is not null and is_current;--> statement-breakpoint
CREATE INDEX "match_views_shown_of_job" ON "match_views" USING btree ("job_id","allocated_at") WHERE allocated_at is not null;--> statement-breakpoint
CREATE INDEX "match_views_of_person" ON "match_views" USING btree ("candidate_id","is_current");--> statement-breakpoint
CREATE UNIQUE INDEX "matches_pair" ON "matches" USING btree ("job_id","candidate_id");--> statement-breakpoint
CREATE INDEX "matches_for_job" ON "matches" USING btree ("job_id","is_current","rank_score","candidate_id");--> statement-breakpoint
CREATE INDEX "matches_for_person" ON "matches" USING btree ("candidate_id","is_current","rank_score","job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "weights_versions_one_active" ON "weights_versions" USING btree ("status") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("not_before") WHERE status in ('queued', 'failed', 'sending');--> statement-breakpoint
CREATE INDEX "mails_created_at_id_index" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_status_created_at_id_index" ON "mails" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "mails_sent_at_index" ON "mails" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING gin ("to");--> statement-breakpoint
CREATE INDEX "notifications_user_id_seq_index" ON "notifications" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "notifications_held" ON "notifications" USING btree ("held_until") WHERE held_until is not null;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("user_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "call_stats_hour_index" ON "call_stats" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "error_groups_open" ON "error_groups" USING btree ("last_seen_at","fingerprint") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "error_groups_resolved" ON "error_groups" USING btree ("last_seen_at","fingerprint") WHERE resolved_at is not null;--> statement-breakpoint
CREATE INDEX "error_log_created_at_index" ON "error_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "error_log_fingerprint_created_at_index" ON "error_log" USING btree ("fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "employer_profiles_organization_id_index" ON "employer_profiles" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "facility_directory_state_city_index" ON "facility_directory" USING btree ("state","city");--> statement-breakpoint
CREATE INDEX "facility_directory_zip_index" ON "facility_directory" USING btree ("zip");--> statement-breakpoint
CREATE INDEX "facility_directory_name_trigrams" ON "facility_directory" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "organization_invitations_organization_id_index" ON "organization_invitations" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "organization_members_user_id_index" ON "organization_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "organizations_parent_id_index" ON "organizations" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "organizations_path" ON "organizations" USING gin ("path");--> statement-breakpoint
CREATE INDEX "organizations_npi" ON "organizations" USING btree ("npi") WHERE npi is not null;--> statement-breakpoint
CREATE INDEX "organizations_zip_index" ON "organizations" USING btree ("zip");--> statement-breakpoint
CREATE INDEX "organizations_name_trigrams" ON "organizations" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "organizations_verification_status_submitted_at_index" ON "organizations" USING btree ("verification_status","submitted_at");--> statement-breakpoint
CREATE INDEX "organization_requirements_position_index" ON "organization_requirements" USING btree ("position");--> statement-breakpoint
CREATE UNIQUE INDEX "requirement_sets_once" ON "requirement_sets" USING btree ("position","version");--> statement-breakpoint
CREATE UNIQUE INDEX "requirement_sets_one_published" ON "requirement_sets" USING btree ("position") WHERE status = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "requirement_sets_one_draft" ON "requirement_sets" USING btree ("position") WHERE status = 'draft';--> statement-breakpoint
CREATE INDEX "passport_links_user_id_created_at_index" ON "passport_links" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "passport_views_link_id_viewed_at_index" ON "passport_views" USING btree ("link_id","viewed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "exclusion_entries_once" ON "exclusion_entries" USING btree ("source","key");--> statement-breakpoint
CREATE INDEX "exclusion_files_source_imported_at_index" ON "exclusion_files" USING btree ("source","imported_at");--> statement-breakpoint
CREATE UNIQUE INDEX "screening_hits_once" ON "screening_hits" USING btree ("user_id","entry_id");--> statement-breakpoint
CREATE INDEX "screening_hits_open" ON "screening_hits" USING btree ("score","id") WHERE status in ('possible', 'unresolved');--> statement-breakpoint
CREATE INDEX "screening_hits_decided" ON "screening_hits" USING btree ("decided_at","id") WHERE status in ('confirmed', 'cleared');--> statement-breakpoint
CREATE INDEX "screenings_screened_at_index" ON "screenings" USING btree ("screened_at");--> statement-breakpoint
CREATE INDEX "case_risks_order" ON "case_risks" USING btree ((-"score"),"submitted_at","case_id");--> statement-breakpoint
CREATE INDEX "case_risks_stale" ON "case_risks" USING btree ("submitted_at") WHERE is_stale;--> statement-breakpoint
CREATE UNIQUE INDEX "item_reviews_one_an_item" ON "item_reviews" USING btree ("case_id","item_type","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "planned_decisions_one_open" ON "planned_decisions" USING btree ("case_id") WHERE state = 'planned';--> statement-breakpoint
CREATE INDEX "planned_decisions_due" ON "planned_decisions" USING btree ("due_at") WHERE state = 'planned';--> statement-breakpoint
CREATE INDEX "planned_decisions_mine" ON "planned_decisions" USING btree ("planned_by","due_at") WHERE state = 'planned';--> statement-breakpoint
CREATE INDEX "planned_decisions_case_id_planned_at_index" ON "planned_decisions" USING btree ("case_id","planned_at");--> statement-breakpoint
CREATE INDEX "second_reviews_reopened_case_id_index" ON "second_reviews" USING btree ("reopened_case_id");--> statement-breakpoint
CREATE INDEX "second_reviews_decided_at_case_id_index" ON "second_reviews" USING btree ("decided_at","case_id");--> statement-breakpoint
CREATE INDEX "second_reviews_waiting" ON "second_reviews" USING btree ("first_at","case_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "source_checks_user_id_asked_at_index" ON "source_checks" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "source_checks_organization_id_asked_at_index" ON "source_checks" USING btree ("organization_id","asked_at");--> statement-breakpoint
CREATE INDEX "source_checks_due" ON "source_checks" USING btree ("next_check_on") WHERE state = 'answered';--> statement-breakpoint
CREATE UNIQUE INDEX "verification_cases_open_person" ON "verification_cases" USING btree ("user_id") WHERE status = 'pending' and user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "verification_cases_open_organization" ON "verification_cases" USING btree ("organization_id") WHERE status = 'pending' and organization_id is not null;--> statement-breakpoint
CREATE INDEX "verification_cases_status_submitted_at_id_index" ON "verification_cases" USING btree ("status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "verification_cases_status_decided_at_id_index" ON "verification_cases" USING btree ("status","decided_at","id");--> statement-breakpoint
CREATE INDEX "verification_cases_subject_type_status_submitted_at_id_index" ON "verification_cases" USING btree ("subject_type","status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "verification_cases_subject_type_status_decided_at_id_index" ON "verification_cases" USING btree ("subject_type","status","decided_at","id");--> statement-breakpoint
CREATE INDEX "verification_cases_decided_at_id_index" ON "verification_cases" USING btree ("decided_at","id") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "verification_cases_in_time" ON "verification_cases" USING btree ("decided_at","id") WHERE decided_at <= due_at;--> statement-breakpoint
CREATE INDEX "verification_cases_decided_late" ON "verification_cases" USING btree ("decided_at","id") WHERE decided_at > due_at;--> statement-breakpoint
CREATE INDEX "verification_cases_user_id_submitted_at_index" ON "verification_cases" USING btree ("user_id","submitted_at");--> statement-breakpoint
CREATE INDEX "verification_cases_organization_id_submitted_at_index" ON "verification_cases" USING btree ("organization_id","submitted_at");--> statement-breakpoint
CREATE INDEX "verification_cases_claimed" ON "verification_cases" USING btree ("claimed_by","submitted_at") WHERE claimed_by is not null;--> statement-breakpoint
CREATE INDEX "verification_cases_assigned" ON "verification_cases" USING btree ("assigned_to","submitted_at") WHERE assigned_to is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "work_confirmations_one_open" ON "work_confirmations" USING btree ("work_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "work_confirmations_user_id_asked_at_index" ON "work_confirmations" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "work_confirmations_work_id_index" ON "work_confirmations" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "work_confirmations_due" ON "work_confirmations" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "work_confirmations_without_answer" ON "work_confirmations" USING btree ("closed_at") WHERE status in ('declined', 'revoked', 'expired');--> statement-breakpoint
CREATE INDEX "audit_log_subject_id_at_seq_index" ON "audit_log" USING btree ("subject_id","at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_at_seq_index" ON "audit_log" USING btree ("actor_id","at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_subject_type_at_seq_index" ON "audit_log" USING btree ("subject_type","at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_action_prefix" ON "audit_log" USING btree ("action" text_pattern_ops,"at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_at_seq_index" ON "audit_log" USING btree ("at","seq");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_status_created_at_id_index" ON "reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_status_resolved_at_id_index" ON "reports" USING btree ("status","resolved_at","id");--> statement-breakpoint
CREATE INDEX "reports_subject_type_subject_id_index" ON "reports" USING btree ("subject_type","subject_id");