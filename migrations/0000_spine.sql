CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`secret_hash` text NOT NULL,
	`purpose` text NOT NULL,
	`device` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
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
	`rejection_reason` text,
	`rejection_text` text,
	`new_email` text,
	`card_number` text NOT NULL,
	`blocked_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "users_role" CHECK("users"."role" in ('member', 'admin')),
	CONSTRAINT "users_status" CHECK("users"."status" in ('pending', 'email_confirmed', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_card_number` ON `users` (`card_number`);--> statement-breakpoint
CREATE INDEX `users_queue` ON `users` (`company_id`,`status`,`status_since`,`id`);--> statement-breakpoint
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
	`website` text NOT NULL,
	`chat_url` text,
	`time_zone` text NOT NULL
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
CREATE TABLE `policies` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`file_name` text NOT NULL,
	`file_size` integer NOT NULL,
	`policy_number` text,
	`status` text NOT NULL,
	`uploaded_at` integer NOT NULL,
	`storage_key` text,
	`content_type` text,
	`content_hash` text,
	`content_stored_at` integer,
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
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`subject_id` text,
	`origin` text NOT NULL,
	`request_id` text NOT NULL,
	`detail` text
);
--> statement-breakpoint
CREATE INDEX `audit_log_time` ON `audit_log` (`company_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_id`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`,`at`);--> statement-breakpoint
CREATE TABLE `events` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`parameters` text NOT NULL,
	`subject_id` text,
	`created_at` integer NOT NULL,
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
CREATE INDEX `events_shown` ON `events` (`user_id`,`shown`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `events_unread` ON `events` (`user_id`,`shown`,`read_at`);--> statement-breakpoint
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
CREATE INDEX `sleep_entries_owner_end` ON `sleep_entries` (`owner_id`,`sleep_end`,`id`);