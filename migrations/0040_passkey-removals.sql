ALTER TABLE `sessions` ADD `passkey_verified_at` integer;--> statement-breakpoint
ALTER TABLE `passkeys` ADD `removal_at` integer;--> statement-breakpoint
CREATE INDEX `passkeys_removal` ON `passkeys` (`removal_at`) WHERE removal_at is not null;