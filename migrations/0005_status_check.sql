ALTER TABLE `companies` ADD `status_check_open` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- The companies of this database answered so far.
UPDATE `companies` SET `status_check_open` = true;
