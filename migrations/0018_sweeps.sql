CREATE TABLE `sweeps` (
	`folder` text PRIMARY KEY NOT NULL,
	`last_key` text
);
