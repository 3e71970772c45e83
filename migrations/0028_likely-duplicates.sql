ALTER TABLE `users` ADD `name_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `email_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `users_name_key` ON `users` (`company_id`,`name_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `users_email_key` ON `users` (`company_id`,`email_key`,`created_at`);