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
CREATE INDEX `exams_owner_date` ON `exams` (`owner_id`,`date`,`id`);