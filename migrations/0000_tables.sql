CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`secret_hash` text NOT NULL,
	`purpose` text NOT NULL,
	`device` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`verified_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_secret` ON `sessions` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`purpose`,`last_seen_at`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `tokens` (
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`user_id`, `purpose`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tokens_hash` ON `tokens` (`purpose`,`hash`);--> statement-breakpoint
CREATE INDEX `tokens_expiry` ON `tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`full_name` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text NOT NULL,
	`status` text NOT NULL,
	`status_since` integer NOT NULL,
	`created_at` integer NOT NULL,
	`email_confirmed_at` integer,
	`confirmation_sent_at` integer,
	`decided_at` integer,
	`decided_by` text,
	`queued_at` integer,
	`rejection_reason` text,
	`rejection_text` text,
	`new_email` text,
	`card_number` text NOT NULL,
	`blocked_at` integer,
	`blocked_by` text,
	`blocked_reason` text,
	`blocked_text` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "users_role" CHECK("users"."role" in ('member', 'admin')),
	CONSTRAINT "users_status" CHECK("users"."status" in ('pending', 'email_confirmed', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_card_number` ON `users` (`card_number`);--> statement-breakpoint
CREATE INDEX `users_registration_queue` ON `users` (`company_id`,`status`,`status_since`,`id`);--> statement-breakpoint
CREATE INDEX `users_rejections` ON `users` (`company_id`,`rejection_reason`,`status_since`,`id`) WHERE status = 'rejected';--> statement-breakpoint
CREATE INDEX `users_administrators` ON `users` (`company_id`,`blocked_at`) WHERE role = 'admin';--> statement-breakpoint
CREATE INDEX `users_registered` ON `users` (`company_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_registered_status` ON `users` (`company_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_decided` ON `users` (`company_id`,`decided_at`,`id`);--> statement-breakpoint
CREATE TABLE `anamneses` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`age` integer NOT NULL,
	`weight_kg` real NOT NULL,
	`height_cm` real NOT NULL,
	`activity_level` text NOT NULL,
	`goal` text NOT NULL,
	`plays_sports` integer NOT NULL,
	`bmi` real NOT NULL,
	`bmi_class` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `anamneses_owner_time` ON `anamneses` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `companies` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`primary_color` text NOT NULL,
	`phone` text NOT NULL,
	`emergency_phone` text,
	`website` text NOT NULL,
	`chat_url` text,
	`time_zone` text NOT NULL,
	`second_factor_required` integer DEFAULT false NOT NULL,
	`logo_key` text,
	`logo_type` text,
	`logo_version` integer DEFAULT 0 NOT NULL,
	`logo_updated_at` integer,
	`logo_updated_by` text,
	`mail_from_name` text,
	`mail_from_address` text,
	`card_texts` text,
	`status_check_in_full` integer DEFAULT true NOT NULL,
	`analysis_days` integer DEFAULT 2 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer,
	`updated_by` text
);
--> statement-breakpoint
CREATE TABLE `holidays` (
	`company_id` integer NOT NULL,
	`day` text NOT NULL,
	`name` text NOT NULL,
	`observed` integer NOT NULL,
	PRIMARY KEY(`company_id`, `day`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `consultations` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`date` integer NOT NULL,
	`type` text NOT NULL,
	`doctor_name` text,
	`specialty` text,
	`notes` text,
	`status` text NOT NULL,
	`reminded_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "consultations_type" CHECK("consultations"."type" in ('In-person', 'Video', 'Phone')),
	CONSTRAINT "consultations_status" CHECK("consultations"."status" in ('Scheduled', 'Completed', 'Cancelled'))
);
--> statement-breakpoint
CREATE INDEX `consultations_owner_date` ON `consultations` (`owner_id`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `consultations_owner_status` ON `consultations` (`owner_id`,`status`,`date`);--> statement-breakpoint
CREATE INDEX `consultations_reminders` ON `consultations` (`status`,`reminded_at`,`date`);--> statement-breakpoint
CREATE TABLE `exam_files` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`exam_id` text NOT NULL,
	`file_name` text NOT NULL,
	`file_size` integer NOT NULL,
	`uploaded_at` integer NOT NULL,
	`storage_key` text,
	`content_type` text,
	`content_hash` text,
	`content_stored_at` integer,
	`content_seen_at` integer,
	`content_lost_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`exam_id`) REFERENCES `exams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `exam_files_exam` ON `exam_files` (`exam_id`,`uploaded_at`);--> statement-breakpoint
CREATE INDEX `exam_files_owner_content` ON `exam_files` (`owner_id`,`content_hash`);--> statement-breakpoint
CREATE INDEX `exam_files_without_content` ON `exam_files` (`content_stored_at`,`uploaded_at`);--> statement-breakpoint
CREATE INDEX `exam_files_storage_key` ON `exam_files` (`storage_key`);--> statement-breakpoint
CREATE INDEX `exam_files_content_seen` ON `exam_files` (`content_seen_at`);--> statement-breakpoint
CREATE TABLE `exam_values` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`exam_id` text NOT NULL,
	`position` integer NOT NULL,
	`date` text NOT NULL,
	`analyte` text NOT NULL,
	`analyte_key` text NOT NULL,
	`value` text NOT NULL,
	`unit` text,
	`low` text,
	`high` text,
	`reference` text,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`exam_id`) REFERENCES `exams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `exam_values_exam` ON `exam_values` (`exam_id`,`position`);--> statement-breakpoint
CREATE INDEX `exam_values_owner_analyte` ON `exam_values` (`owner_id`,`analyte_key`,`date`,`id`);--> statement-breakpoint
CREATE TABLE `exams` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`date` text NOT NULL,
	`laboratory` text NOT NULL,
	`requested_by` text,
	`fasting` text NOT NULL,
	`fasting_hours` integer,
	`notes` text,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `exams_owner_date` ON `exams` (`owner_id`,`date`,`id`);--> statement-breakpoint
CREATE TABLE `exercises` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`kind` text NOT NULL,
	`started_at` integer NOT NULL,
	`minutes` integer NOT NULL,
	`intensity` text NOT NULL,
	`notes` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "exercises_intensity" CHECK("exercises"."intensity" in ('LIGHT', 'MODERATE', 'VIGOROUS'))
);
--> statement-breakpoint
CREATE INDEX `exercises_owner_start` ON `exercises` (`owner_id`,`started_at`,`id`);--> statement-breakpoint
CREATE INDEX `exercises_owner_kind` ON `exercises` (`owner_id`,`kind`,`started_at`,`id`);--> statement-breakpoint
CREATE TABLE `policies` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`company_id` integer NOT NULL,
	`file_name` text NOT NULL,
	`file_size` integer NOT NULL,
	`uploaded_at` integer NOT NULL,
	`storage_key` text,
	`content_type` text,
	`content_hash` text,
	`content_stored_at` integer,
	`content_seen_at` integer,
	`content_lost_at` integer,
	`policy_number` text,
	`status` text NOT NULL,
	`due_day` text,
	`rejection_text` text,
	`decided_at` integer,
	`decided_by` text,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `policies_owner_time` ON `policies` (`owner_id`,`uploaded_at`,`id`);--> statement-breakpoint
CREATE INDEX `policies_owner_content` ON `policies` (`owner_id`,`content_hash`);--> statement-breakpoint
CREATE INDEX `policies_without_content` ON `policies` (`content_stored_at`,`uploaded_at`);--> statement-breakpoint
CREATE INDEX `policies_storage_key` ON `policies` (`storage_key`);--> statement-breakpoint
CREATE INDEX `policies_content_seen` ON `policies` (`content_seen_at`);--> statement-breakpoint
CREATE INDEX `policies_review_queue` ON `policies` (`company_id`,`status`,`due_day`,`uploaded_at`,`id`);--> statement-breakpoint
CREATE INDEX `policies_company_time` ON `policies` (`company_id`,`uploaded_at`,`id`);--> statement-breakpoint
CREATE INDEX `policies_decided` ON `policies` (`company_id`,`status`,`decided_at`,`id`);--> statement-breakpoint
CREATE TABLE `policy_numbers` (
	`number` integer PRIMARY KEY NOT NULL,
	`policy_id` text NOT NULL,
	`sort_key` integer,
	FOREIGN KEY (`policy_id`) REFERENCES `policies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `policy_numbers_policy_id_unique` ON `policy_numbers` (`policy_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `policy_numbers_sort_key_unique` ON `policy_numbers` (`sort_key`);--> statement-breakpoint
CREATE TABLE `access_log` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`scope` text NOT NULL,
	`record_id` text,
	`reason` text NOT NULL,
	`reason_text` text,
	`client_ip` text NOT NULL,
	`request_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `access_log_time` ON `access_log` (`company_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `access_log_scope` ON `access_log` (`company_id`,`scope`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `access_log_subject` ON `access_log` (`subject_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `access_log_actor` ON `access_log` (`actor_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `access_log_request` ON `access_log` (`request_id`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `error_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`source` text NOT NULL,
	`place` text NOT NULL,
	`status` integer,
	`code` text NOT NULL,
	`kind` text NOT NULL,
	`frames` text,
	`request_id` text
);
--> statement-breakpoint
CREATE INDEX `error_log_time` ON `error_log` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `error_log_source` ON `error_log` (`source`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `error_log_request` ON `error_log` (`request_id`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `medication_doses` (
	`id` text PRIMARY KEY NOT NULL,
	`medication_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`slot` text,
	`due_at` integer,
	`decision` text NOT NULL,
	`taken_at` integer,
	`reason` text,
	`stock_taken` integer,
	`at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`medication_id`) REFERENCES `medications`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "medication_doses_decision" CHECK("medication_doses"."decision" in ('taken', 'skipped'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `medication_doses_slot` ON `medication_doses` (`medication_id`,`slot`);--> statement-breakpoint
CREATE INDEX `medication_doses_owner` ON `medication_doses` (`owner_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `medication_doses_medication` ON `medication_doses` (`medication_id`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `medication_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`medication_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`kind` text NOT NULL,
	`times` text NOT NULL,
	`weekdays` text NOT NULL,
	`interval_hours` integer,
	`anchor_at` integer,
	`min_hours` integer,
	`starts_on` text NOT NULL,
	`ends_on` text,
	`time_zone` text NOT NULL,
	`previous_time_zone` text,
	`valid_from` integer NOT NULL,
	`valid_until` integer NOT NULL,
	FOREIGN KEY (`medication_id`) REFERENCES `medications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `medication_plans_owner` ON `medication_plans` (`owner_id`,`valid_until`);--> statement-breakpoint
CREATE INDEX `medication_plans_medication` ON `medication_plans` (`medication_id`,`valid_until`);--> statement-breakpoint
CREATE TABLE `medications` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`dose` text,
	`form` text NOT NULL,
	`notes` text,
	`status` text NOT NULL,
	`status_since` integer NOT NULL,
	`reminders` integer NOT NULL,
	`keeps_clock_in` text,
	`stock` integer,
	`units_per_dose` integer NOT NULL,
	`warn_days` integer NOT NULL,
	`stock_warned_at` integer,
	`stock_check_at` integer,
	`next_due_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "medications_status" CHECK("medications"."status" in ('active', 'paused', 'ended')),
	CONSTRAINT "medications_stock" CHECK("medications"."stock" is null or "medications"."stock" >= 0)
);
--> statement-breakpoint
CREATE INDEX `medications_owner` ON `medications` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `medications_next_due` ON `medications` (`next_due_at`);--> statement-breakpoint
CREATE INDEX `medications_stock_check` ON `medications` (`stock_check_at`);--> statement-breakpoint
CREATE TABLE `member_numbers` (
	`number` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `member_numbers_user_id_unique` ON `member_numbers` (`user_id`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`subject_id` text,
	`client_ip` text NOT NULL,
	`request_id` text NOT NULL,
	`detail` text
);
--> statement-breakpoint
CREATE INDEX `audit_log_time` ON `audit_log` (`company_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`company_id`,`action`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_actor_action` ON `audit_log` (`actor_id`,`action`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_request` ON `audit_log` (`request_id`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `events` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`parameters` text NOT NULL,
	`subject_id` text,
	`notify_at` integer NOT NULL,
	`shown` integer NOT NULL,
	`read_at` integer,
	`mail_status` text,
	`mail_attempts` integer NOT NULL,
	`mail_due_at` integer NOT NULL,
	`mail_sent_at` integer,
	`mail_error` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `events_mail_due` ON `events` (`mail_status`,`mail_due_at`);--> statement-breakpoint
CREATE INDEX `events_shown` ON `events` (`user_id`,`shown`,`notify_at`,`id`);--> statement-breakpoint
CREATE INDEX `events_unread` ON `events` (`user_id`,`shown`,`read_at`);--> statement-breakpoint
CREATE INDEX `events_mail_time` ON `events` (`company_id`,`notify_at`,`id`) WHERE mail_status is not null;--> statement-breakpoint
CREATE INDEX `events_mail_state` ON `events` (`company_id`,`mail_status`,`notify_at`,`id`) WHERE mail_status is not null;--> statement-breakpoint
CREATE INDEX `events_mail_kind` ON `events` (`company_id`,`kind`,`notify_at`,`id`) WHERE mail_status is not null;--> statement-breakpoint
CREATE INDEX `events_mail_user` ON `events` (`user_id`,`notify_at`,`id`) WHERE mail_status is not null;--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`owner_id` text NOT NULL,
	`key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`status` integer NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_age` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `sweeps` (
	`folder` text PRIMARY KEY NOT NULL,
	`last_key` text
);
--> statement-breakpoint
CREATE TABLE `throttles` (
	`key` text PRIMARY KEY NOT NULL,
	`attempts` integer NOT NULL,
	`since` integer NOT NULL,
	`blocked_until` integer NOT NULL,
	`allowed` integer NOT NULL,
	`stale_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `throttles_stale` ON `throttles` (`stale_at`);--> statement-breakpoint
CREATE TABLE `rejection_texts` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`reason` text NOT NULL,
	`name` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "rejection_texts_reason" CHECK("rejection_texts"."reason" in ('data_mismatch', 'not_a_customer', 'duplicate', 'incomplete', 'other', 'policy'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rejection_texts_names` ON `rejection_texts` (`company_id`,`reason`,`name`);--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`owner_id` text NOT NULL,
	`kind` text NOT NULL,
	`format` text NOT NULL,
	`filters` text NOT NULL,
	`state` text NOT NULL,
	`rows_done` integer NOT NULL,
	`rows_total` integer NOT NULL,
	`position` text,
	`parts` integer NOT NULL,
	`part_keys` text DEFAULT '[]' NOT NULL,
	`bytes` integer NOT NULL,
	`lease_until` integer NOT NULL,
	`attempts` integer NOT NULL,
	`problem` text,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reports_owner` ON `reports` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reports_due` ON `reports` (`state`,`lease_until`);--> statement-breakpoint
CREATE INDEX `reports_expiry` ON `reports` (`expires_at`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`user_id`, `hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `second_factors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`last_step` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sleep_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`sleep_start` integer NOT NULL,
	`sleep_end` integer NOT NULL,
	`quality` integer NOT NULL,
	`notes` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sleep_entries_owner_end` ON `sleep_entries` (`owner_id`,`sleep_end`,`id`);--> statement-breakpoint
CREATE TABLE `active_weeks` (
	`company_id` integer NOT NULL,
	`week` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`company_id`, `week`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `active_weeks_user` ON `active_weeks` (`user_id`);--> statement-breakpoint
CREATE INDEX `active_weeks_week` ON `active_weeks` (`week`);--> statement-breakpoint
CREATE TABLE `counted_records` (
	`company_id` integer NOT NULL,
	`metric` text NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL,
	`id` text NOT NULL,
	`owner_id` text NOT NULL,
	PRIMARY KEY(`company_id`, `metric`, `key`, `at`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `daily_counts` (
	`company_id` integer NOT NULL,
	`metric` text NOT NULL,
	`key` text NOT NULL,
	`day` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`company_id`, `metric`, `key`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `metric_keys` (
	`company_id` integer NOT NULL,
	`metric` text NOT NULL,
	`key` text NOT NULL,
	PRIMARY KEY(`company_id`, `metric`, `key`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sleep_months` (
	`owner_id` text NOT NULL,
	`month` text NOT NULL,
	`company_id` integer NOT NULL,
	`minutes` integer NOT NULL,
	`days` integer NOT NULL,
	`band` text GENERATED ALWAYS AS (iif(days < 1, '', 'h' || max(4, min(9, minutes / days / 60)))) VIRTUAL,
	PRIMARY KEY(`owner_id`, `month`),
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
