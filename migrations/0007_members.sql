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
	`origin` text NOT NULL,
	`request_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `access_log_time` ON `access_log` (`company_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `access_log_scope` ON `access_log` (`company_id`,`scope`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `access_log_subject` ON `access_log` (`subject_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `access_log_actor` ON `access_log` (`actor_id`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `error_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`source` text NOT NULL,
	`place` text NOT NULL,
	`status` integer,
	`code` text NOT NULL,
	`kind` text NOT NULL,
	`request_id` text
);
--> statement-breakpoint
CREATE INDEX `error_log_time` ON `error_log` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `error_log_source` ON `error_log` (`source`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `member_numbers` (
	`number` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `member_numbers_user_id_unique` ON `member_numbers` (`user_id`);--> statement-breakpoint
DROP INDEX `audit_log_subject`;--> statement-breakpoint
DROP INDEX `audit_log_actor`;--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`company_id`,`action`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`,`at`,`id`);--> statement-breakpoint
ALTER TABLE `users` ADD `blocked_by` text;--> statement-breakpoint
ALTER TABLE `users` ADD `blocked_reason` text;--> statement-breakpoint
ALTER TABLE `users` ADD `blocked_text` text;--> statement-breakpoint
CREATE INDEX `events_mail_time` ON `events` (`company_id`,`created_at`,`id`) WHERE mail_status is not null;--> statement-breakpoint
CREATE INDEX `events_mail_state` ON `events` (`company_id`,`mail_status`,`created_at`,`id`) WHERE mail_status is not null;--> statement-breakpoint
CREATE INDEX `events_mail_kind` ON `events` (`company_id`,`kind`,`created_at`,`id`) WHERE mail_status is not null;--> statement-breakpoint
CREATE INDEX `events_mail_person` ON `events` (`user_id`,`created_at`,`id`) WHERE mail_status is not null;