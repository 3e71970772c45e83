CREATE TABLE `file_deletions` (
	`storage_key` text PRIMARY KEY NOT NULL,
	`requested_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `file_deletions_due` ON `file_deletions` (`due_at`);--> statement-breakpoint
ALTER TABLE `companies` ADD `logo_checked_at` integer;--> statement-breakpoint
ALTER TABLE `companies` ADD `logo_misses` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `logo_missed_at` integer;--> statement-breakpoint
ALTER TABLE `companies` ADD `logo_lost_at` integer;--> statement-breakpoint
ALTER TABLE `exam_files` ADD `content_misses` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `exam_files` ADD `content_missed_at` integer;--> statement-breakpoint
ALTER TABLE `policies` ADD `content_misses` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `policies` ADD `content_missed_at` integer;--> statement-breakpoint
ALTER TABLE `policies` ADD `due_day_before_loss` text;--> statement-breakpoint
ALTER TABLE `sweeps` ADD `paused_until` integer;