ALTER TABLE `users` ADD `assigned_to` text;--> statement-breakpoint
CREATE INDEX `users_assigned` ON `users` (`assigned_to`,`status_since`,`id`) WHERE assigned_to is not null;--> statement-breakpoint
ALTER TABLE `policies` ADD `assigned_to` text;--> statement-breakpoint
CREATE INDEX `policies_assigned` ON `policies` (`assigned_to`,`due_day`,`uploaded_at`,`id`) WHERE assigned_to is not null;