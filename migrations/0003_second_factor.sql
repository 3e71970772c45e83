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
ALTER TABLE `sessions` ADD `verified_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `queued_at` integer;--> statement-breakpoint
CREATE INDEX `users_rejections` ON `users` (`company_id`,`rejection_reason`,`status_since`,`id`) WHERE status = 'rejected';--> statement-breakpoint
CREATE INDEX `users_administrators` ON `users` (`company_id`,`blocked_at`) WHERE role = 'admin';--> statement-breakpoint
ALTER TABLE `companies` ADD `second_factor_required` integer DEFAULT false NOT NULL;