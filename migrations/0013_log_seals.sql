CREATE TABLE `log_removals` (
	`id` text PRIMARY KEY NOT NULL,
	`log` text NOT NULL,
	`company_id` integer NOT NULL,
	`through_row` integer NOT NULL,
	`at` integer NOT NULL,
	`manifest` text NOT NULL,
	`signature` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `log_seals` (
	`log` text NOT NULL,
	`company_id` integer NOT NULL,
	`number` integer NOT NULL,
	`run` text NOT NULL,
	`rows` text NOT NULL,
	`through_row` integer NOT NULL,
	`hash` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`log`, `company_id`, `number`)
);
--> statement-breakpoint
CREATE INDEX `log_seals_number` ON `log_seals` (`log`,`number`);