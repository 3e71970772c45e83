-- Whoever was not reminded of a past consultation is not reminded of it any more.
UPDATE `consultations` SET `reminded_at` = `date`
WHERE `status` = 'Scheduled' AND `reminded_at` IS NULL AND `date` < unixepoch() * 1000;--> statement-breakpoint
DROP INDEX `consultations_reminders`;--> statement-breakpoint
ALTER TABLE `consultations` ADD `time_zone` text DEFAULT 'America/Sao_Paulo' NOT NULL;--> statement-breakpoint
-- Consultations from before keep the time zone of their company.
UPDATE `consultations` SET `time_zone` = (
  SELECT `companies`.`time_zone` FROM `users` JOIN `companies` ON `companies`.`id` = `users`.`company_id`
  WHERE `users`.`id` = `consultations`.`owner_id`
) WHERE EXISTS (SELECT 1 FROM `companies` WHERE `time_zone` <> 'America/Sao_Paulo');--> statement-breakpoint
ALTER TABLE `consultations` ADD `remind_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `consultations_remind_at` ON `consultations` (`remind_at`) WHERE status = 'Scheduled' and reminded_at is null;