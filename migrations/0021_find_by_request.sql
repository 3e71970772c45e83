ALTER TABLE `companies` ADD `logo_updated_at` integer;--> statement-breakpoint
ALTER TABLE `companies` ADD `logo_updated_by` text;--> statement-breakpoint
ALTER TABLE `error_log` ADD `frames` text;--> statement-breakpoint
CREATE INDEX `error_log_request` ON `error_log` (`request_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `access_log_request` ON `access_log` (`request_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_request` ON `audit_log` (`request_id`,`at`,`id`);