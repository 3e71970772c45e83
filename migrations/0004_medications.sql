CREATE TABLE `medication_doses` (
	`id` text PRIMARY KEY NOT NULL,
	`medication_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`slot` text,
	`due_at` integer,
	`decision` text NOT NULL,
	`taken_at` integer,
	`reason` text,
	`stock_taken` integer,
	`at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`medication_id`) REFERENCES `medications`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "medication_doses_decision" CHECK("medication_doses"."decision" in ('taken', 'skipped'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `medication_doses_slot` ON `medication_doses` (`medication_id`,`slot`);--> statement-breakpoint
CREATE INDEX `medication_doses_owner` ON `medication_doses` (`owner_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `medication_doses_medication` ON `medication_doses` (`medication_id`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `medication_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`medication_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`kind` text NOT NULL,
	`times` text NOT NULL,
	`weekdays` text NOT NULL,
	`interval_hours` integer,
	`anchor_at` integer,
	`min_hours` integer,
	`starts_on` text NOT NULL,
	`ends_on` text,
	`time_zone` text NOT NULL,
	`came_from` text,
	`valid_from` integer NOT NULL,
	`valid_until` integer NOT NULL,
	FOREIGN KEY (`medication_id`) REFERENCES `medications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `medication_plans_owner` ON `medication_plans` (`owner_id`,`valid_until`);--> statement-breakpoint
CREATE INDEX `medication_plans_medication` ON `medication_plans` (`medication_id`,`valid_until`);--> statement-breakpoint
CREATE TABLE `medications` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`dose` text,
	`form` text NOT NULL,
	`notes` text,
	`status` text NOT NULL,
	`status_since` integer NOT NULL,
	`reminders` integer NOT NULL,
	`keeps_clock_in` text,
	`stock` integer,
	`units_per_dose` integer NOT NULL,
	`warn_days` integer NOT NULL,
	`stock_warned_at` integer,
	`stock_check_at` integer,
	`next_due_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "medications_status" CHECK("medications"."status" in ('active', 'paused', 'ended')),
	CONSTRAINT "medications_stock" CHECK("medications"."stock" is null or "medications"."stock" >= 0)
);
--> statement-breakpoint
CREATE INDEX `medications_owner` ON `medications` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `medications_next_due` ON `medications` (`next_due_at`);--> statement-breakpoint
CREATE INDEX `medications_stock_check` ON `medications` (`stock_check_at`);