ALTER TABLE `users` ADD `credentials_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `throttles` ADD `device_group` text;--> statement-breakpoint
CREATE INDEX `throttles_devices` ON `throttles` (`device_group`) WHERE device_group is not null;