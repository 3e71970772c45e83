CREATE TABLE `exercises` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`kind` text NOT NULL,
	`started_at` integer NOT NULL,
	`minutes` integer NOT NULL,
	`intensity` text NOT NULL,
	`notes` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "exercises_intensity" CHECK("exercises"."intensity" in ('LIGHT', 'MODERATE', 'VIGOROUS'))
);
--> statement-breakpoint
CREATE INDEX `exercises_owner_start` ON `exercises` (`owner_id`,`started_at`,`id`);--> statement-breakpoint
CREATE INDEX `exercises_owner_kind` ON `exercises` (`owner_id`,`kind`,`started_at`,`id`);