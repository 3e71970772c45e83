ALTER TABLE `users` ADD `new_name` text;--> statement-breakpoint
ALTER TABLE `users` ADD `new_name_at` integer;--> statement-breakpoint
CREATE INDEX `users_new_names` ON `users` (`company_id`,`new_name_at`,`id`) WHERE new_name is not null and blocked_at is null;