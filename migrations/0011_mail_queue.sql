ALTER TABLE `events` ADD `mail_priority` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `events` SET `mail_priority` = CASE WHEN `kind` IN ('consultation_tomorrow', 'medication_due', 'medication_stock_low') THEN 2 ELSE 1 END
WHERE `mail_status` IN ('waiting', 'failed') AND `kind` IN (
  'registration_approved', 'registration_rejected', 'policy_approved', 'policy_rejected',
  'consultation_tomorrow', 'medication_due', 'medication_stock_low'
);--> statement-breakpoint
ALTER TABLE `events` ADD `mail_give_up_at` integer;--> statement-breakpoint
ALTER TABLE `events` ADD `mail_digest_id` text;--> statement-breakpoint
ALTER TABLE `events` ADD `request_id` text;--> statement-breakpoint
CREATE INDEX `events_mail_queue` ON `events` (`mail_priority`,`mail_due_at`) WHERE mail_status = 'waiting';--> statement-breakpoint
CREATE INDEX `events_mail_request` ON `events` (`request_id`,`mail_due_at`) WHERE mail_status = 'waiting';--> statement-breakpoint
CREATE INDEX `events_mail_recipient` ON `events` (`user_id`,`kind`,`mail_due_at`) WHERE mail_status = 'waiting';--> statement-breakpoint
CREATE INDEX `events_mail_sent` ON `events` (`user_id`,`kind`,`mail_sent_at`) WHERE mail_sent_at is not null and mail_digest_id is null;--> statement-breakpoint
DROP INDEX `events_mail_due`;
