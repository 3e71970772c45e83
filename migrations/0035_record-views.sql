CREATE TABLE `record_views` (
	`company_id` integer NOT NULL,
	`administrator_id` text NOT NULL,
	`tab` text NOT NULL,
	`queue` text NOT NULL,
	`record_id` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`administrator_id`, `tab`),
	FOREIGN KEY (`administrator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `record_views_company` ON `record_views` (`company_id`,`seen_at`);--> statement-breakpoint
CREATE INDEX `record_views_seen` ON `record_views` (`seen_at`);