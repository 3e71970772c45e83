CREATE TABLE `quota_usage` (
	`owner_id` text NOT NULL,
	`kind` text NOT NULL,
	`day` text DEFAULT '' NOT NULL,
	`changes_today` integer DEFAULT 0 NOT NULL,
	`bytes_today` integer DEFAULT 0 NOT NULL,
	`row_count` integer DEFAULT 0 NOT NULL,
	`byte_count` integer DEFAULT 0 NOT NULL,
	`reached` text,
	`exceeded` text,
	PRIMARY KEY(`owner_id`, `kind`),
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quota_of_the_day" CHECK("quota_usage"."exceeded" is not 'day'),
	CONSTRAINT "quota_in_all" CHECK("quota_usage"."exceeded" is not 'total')
);
--> statement-breakpoint
CREATE INDEX `quota_usage_reached` ON `quota_usage` (`reached`,`day`,`owner_id`) WHERE reached is not null;--> statement-breakpoint
ALTER TABLE `idempotency_keys` ADD `record_id` text;--> statement-breakpoint
CREATE INDEX `idempotency_keys_record` ON `idempotency_keys` (`record_id`) WHERE record_id is not null;