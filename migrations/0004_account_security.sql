ALTER TABLE `sessions` ADD `weak_password` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `unproven_password_hash` text;--> statement-breakpoint
ALTER TABLE `users` ADD `new_email_session_id` text;