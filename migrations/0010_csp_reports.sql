CREATE TABLE `csp_reports` (
	`day` text NOT NULL,
	`address` text NOT NULL,
	`directive` text NOT NULL,
	`source` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `address`, `directive`, `source`)
);
