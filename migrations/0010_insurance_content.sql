ALTER TABLE `policies` ADD `content_seen_at` integer;--> statement-breakpoint
ALTER TABLE `policies` ADD `content_lost_at` integer;--> statement-breakpoint
CREATE INDEX `policies_content_seen` ON `policies` (`content_seen_at`);--> statement-breakpoint
UPDATE `policies` SET `content_seen_at` = `content_stored_at` WHERE `content_stored_at` IS NOT NULL;
