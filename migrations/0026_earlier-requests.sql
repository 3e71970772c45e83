CREATE TABLE `earlier_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`full_name` text NOT NULL,
	`email` text NOT NULL,
	`requested_at` integer NOT NULL,
	`decision` text NOT NULL,
	`decided_at` integer NOT NULL,
	`decided_by` text,
	`rejection_reason` text,
	`rejection_text` text,
	`ended_at` integer NOT NULL,
	`reversed_by` text,
	`reversal_text` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `earlier_requests_user` ON `earlier_requests` (`user_id`,`ended_at`,`id`);