CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`author_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notes_user` ON `notes` (`user_id`,`created_at`,`id`);