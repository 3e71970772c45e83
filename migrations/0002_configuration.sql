CREATE TABLE `holidays` (
	`company_id` integer NOT NULL,
	`day` text NOT NULL,
	`name` text NOT NULL,
	`observed` integer NOT NULL,
	PRIMARY KEY(`company_id`, `day`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `companies` ADD `emergency_phone` text;--> statement-breakpoint
ALTER TABLE `companies` ADD `logo_key` text;--> statement-breakpoint
ALTER TABLE `companies` ADD `logo_type` text;--> statement-breakpoint
ALTER TABLE `companies` ADD `logo_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `mail_from_name` text;--> statement-breakpoint
ALTER TABLE `companies` ADD `mail_from_address` text;--> statement-breakpoint
ALTER TABLE `companies` ADD `card_texts` text;--> statement-breakpoint
ALTER TABLE `companies` ADD `status_check_in_full` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `analysis_days` integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `updated_at` integer;--> statement-breakpoint
ALTER TABLE `companies` ADD `updated_by` text;--> statement-breakpoint
ALTER TABLE `policies` ADD `company_id` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `policies_desk` ON `policies` (`company_id`,`status`,`due_day`,`id`);--> statement-breakpoint
CREATE INDEX `policies_decided` ON `policies` (`company_id`,`status`,`decided_at`,`id`);--> statement-breakpoint
UPDATE `policies` SET `company_id` = (SELECT `company_id` FROM `users` WHERE `users`.`id` = `policies`.`owner_id`);
