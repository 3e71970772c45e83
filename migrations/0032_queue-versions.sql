CREATE TABLE `queue_versions` (
	`company_id` integer NOT NULL,
	`queue` text NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`company_id`, `queue`)
);
