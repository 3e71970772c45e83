CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`owner_id` text NOT NULL,
	`kind` text NOT NULL,
	`format` text NOT NULL,
	`filters` text NOT NULL,
	`state` text NOT NULL,
	`rows_done` integer NOT NULL,
	`rows_total` integer NOT NULL,
	`position` text,
	`parts` integer NOT NULL,
	`bytes` integer NOT NULL,
	`lease_until` integer NOT NULL,
	`attempts` integer NOT NULL,
	`problem` text,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reports_owner` ON `reports` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reports_due` ON `reports` (`state`,`lease_until`);--> statement-breakpoint
CREATE INDEX `reports_expiry` ON `reports` (`expires_at`);--> statement-breakpoint
CREATE TABLE `active_weeks` (
	`company_id` integer NOT NULL,
	`week` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`company_id`, `week`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `active_weeks_user` ON `active_weeks` (`user_id`);--> statement-breakpoint
CREATE INDEX `active_weeks_week` ON `active_weeks` (`week`);--> statement-breakpoint
CREATE TABLE `counted_records` (
	`company_id` integer NOT NULL,
	`metric` text NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL,
	`id` text NOT NULL,
	`owner_id` text NOT NULL,
	PRIMARY KEY(`company_id`, `metric`, `key`, `at`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `daily_counts` (
	`company_id` integer NOT NULL,
	`metric` text NOT NULL,
	`key` text NOT NULL,
	`day` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`company_id`, `metric`, `key`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `metric_keys` (
	`company_id` integer NOT NULL,
	`metric` text NOT NULL,
	`key` text NOT NULL,
	PRIMARY KEY(`company_id`, `metric`, `key`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sleep_months` (
	`owner_id` text NOT NULL,
	`month` text NOT NULL,
	`company_id` integer NOT NULL,
	`minutes` integer NOT NULL,
	`days` integer NOT NULL,
	`band` text GENERATED ALWAYS AS (iif(days < 1, '', 'h' || max(4, min(9, minutes / days / 60)))) VIRTUAL,
	PRIMARY KEY(`owner_id`, `month`),
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `users_registered` ON `users` (`company_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_registered_status` ON `users` (`company_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_decided` ON `users` (`company_id`,`decided_at`,`id`);
--> statement-breakpoint
CREATE TRIGGER `daily_counts_key` AFTER INSERT ON `daily_counts`
BEGIN
  INSERT INTO `metric_keys` (`company_id`, `metric`, `key`) VALUES (new.`company_id`, new.`metric`, new.`key`) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER `daily_counts_none_left` AFTER UPDATE OF `count` ON `daily_counts` WHEN new.`count` = 0
BEGIN
  DELETE FROM `daily_counts` WHERE `company_id` = new.`company_id` AND `metric` = new.`metric` AND `key` = new.`key` AND `day` = new.`day`;
END;
--> statement-breakpoint
CREATE TRIGGER `active_weeks_counted` AFTER INSERT ON `active_weeks`
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  VALUES (new.`company_id`, 'active', '', new.`week`, 1)
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_user_added` AFTER INSERT ON `users` WHEN new.`role` = 'member'
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'registrations', new.`status`, date(new.`created_at` / 1000 - 10800, 'unixepoch'), 1 WHERE new.`role` = 'member'
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'decisions', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (new.`decided_at` - coalesce(new.`email_confirmed_at`, new.`created_at`)) / 60000) AS m)), date(new.`decided_at` / 1000 - 10800, 'unixepoch'), 1 WHERE new.`decided_at` IS NOT NULL AND new.`status` IN ('approved', 'rejected')
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'decisions_weekly', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (new.`decided_at` - coalesce(new.`email_confirmed_at`, new.`created_at`)) / 60000) AS m)), date(new.`decided_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), 1 WHERE new.`decided_at` IS NOT NULL AND new.`status` IN ('approved', 'rejected')
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_user_changed` AFTER UPDATE OF `status`, `role`, `company_id`, `created_at` ON `users`
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT old.`company_id`, 'registrations', old.`status`, date(old.`created_at` / 1000 - 10800, 'unixepoch'), -1 WHERE old.`role` = 'member'
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'registrations', new.`status`, date(new.`created_at` / 1000 - 10800, 'unixepoch'), 1 WHERE new.`role` = 'member'
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_user_decided` AFTER UPDATE OF `status` ON `users` WHEN new.`role` = 'member' AND old.`status` = 'email_confirmed' AND new.`status` IN ('approved', 'rejected') AND new.`decided_at` IS NOT NULL
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'decisions', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (new.`decided_at` - old.`status_since`) / 60000) AS m)), date(new.`decided_at` / 1000 - 10800, 'unixepoch'), 1 WHERE true
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'decisions_weekly', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (new.`decided_at` - old.`status_since`) / 60000) AS m)), date(new.`decided_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), 1 WHERE true
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_decision_undone` AFTER UPDATE OF `status` ON `users` WHEN new.`role` = 'member' AND old.`status` IN ('approved', 'rejected') AND new.`status` = 'email_confirmed' AND old.`decided_at` IS NOT NULL AND new.`decided_at` IS NULL
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'decisions', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (old.`decided_at` - new.`status_since`) / 60000) AS m)), date(old.`decided_at` / 1000 - 10800, 'unixepoch'), -1 WHERE true
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'decisions_weekly', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (old.`decided_at` - new.`status_since`) / 60000) AS m)), date(old.`decided_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), -1 WHERE true
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_user_leaving` BEFORE DELETE ON `users`
BEGIN
  DELETE FROM `consultations` WHERE `owner_id` = old.`id`;
  DELETE FROM `policies` WHERE `owner_id` = old.`id`;
  DELETE FROM `sleep_entries` WHERE `owner_id` = old.`id`;
  DELETE FROM `anamneses` WHERE `owner_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_user_left` AFTER DELETE ON `users`
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT old.`company_id`, 'registrations', old.`status`, date(old.`created_at` / 1000 - 10800, 'unixepoch'), -1 WHERE old.`role` = 'member'
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_session_began` AFTER INSERT ON `sessions` WHEN new.`purpose` = 'member'
BEGIN
  INSERT INTO `active_weeks` (`company_id`, `week`, `user_id`)
  SELECT u.`company_id`, date(new.`last_seen_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), u.`id` FROM `users` u
  WHERE u.`id` = new.`user_id` AND u.`role` = 'member' AND u.`status` = 'approved' AND NOT EXISTS (
    SELECT 1 FROM `active_weeks` w WHERE w.`company_id` = u.`company_id` AND w.`week` = date(new.`last_seen_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1') AND w.`user_id` = u.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_session_seen` AFTER UPDATE OF `last_seen_at` ON `sessions` WHEN new.`purpose` = 'member'
BEGIN
  INSERT INTO `active_weeks` (`company_id`, `week`, `user_id`)
  SELECT u.`company_id`, date(new.`last_seen_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), u.`id` FROM `users` u
  WHERE u.`id` = new.`user_id` AND u.`role` = 'member' AND u.`status` = 'approved' AND NOT EXISTS (
    SELECT 1 FROM `active_weeks` w WHERE w.`company_id` = u.`company_id` AND w.`week` = date(new.`last_seen_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1') AND w.`user_id` = u.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_consultation_added` AFTER INSERT ON `consultations`
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT u.`company_id`, k.`metric`, k.`key`, date(new.`date` / 1000 - 10800, 'unixepoch'), 1
  FROM `users` u, (SELECT 'consultation_type' AS `metric`, new.`type` AS `key` UNION ALL SELECT 'consultation_status' AS `metric`, new.`status` AS `key` UNION ALL SELECT 'consultation_specialty' AS `metric`, coalesce(trim(new.`specialty`), '') AS `key`) k WHERE u.`id` = new.`owner_id`
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `counted_records` (`company_id`, `metric`, `key`, `at`, `id`, `owner_id`)
  SELECT u.`company_id`, k.`metric`, k.`key`, new.`date`, new.`id`, new.`owner_id`
  FROM `users` u, (SELECT 'consultation_type' AS `metric`, new.`type` AS `key` UNION ALL SELECT 'consultation_status' AS `metric`, new.`status` AS `key` UNION ALL SELECT 'consultation_specialty' AS `metric`, coalesce(trim(new.`specialty`), '') AS `key`) k WHERE u.`id` = new.`owner_id`;
  INSERT INTO `active_weeks` (`company_id`, `week`, `user_id`)
  SELECT u.`company_id`, date(new.`created_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), u.`id` FROM `users` u
  WHERE u.`id` = new.`owner_id` AND u.`role` = 'member' AND u.`status` = 'approved' AND NOT EXISTS (
    SELECT 1 FROM `active_weeks` w WHERE w.`company_id` = u.`company_id` AND w.`week` = date(new.`created_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1') AND w.`user_id` = u.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_consultation_changed` AFTER UPDATE OF `date`, `type`, `status`, `specialty` ON `consultations`
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT u.`company_id`, k.`metric`, k.`key`, date(old.`date` / 1000 - 10800, 'unixepoch'), -1
  FROM `users` u, (SELECT 'consultation_type' AS `metric`, old.`type` AS `key` UNION ALL SELECT 'consultation_status' AS `metric`, old.`status` AS `key` UNION ALL SELECT 'consultation_specialty' AS `metric`, coalesce(trim(old.`specialty`), '') AS `key`) k WHERE u.`id` = old.`owner_id`
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  DELETE FROM `counted_records` WHERE `company_id` = (SELECT `company_id` FROM `users` WHERE `id` = old.`owner_id`) AND `metric` = 'consultation_type' AND `key` = old.`type` AND `at` = old.`date` AND `id` = old.`id`;
  DELETE FROM `counted_records` WHERE `company_id` = (SELECT `company_id` FROM `users` WHERE `id` = old.`owner_id`) AND `metric` = 'consultation_status' AND `key` = old.`status` AND `at` = old.`date` AND `id` = old.`id`;
  DELETE FROM `counted_records` WHERE `company_id` = (SELECT `company_id` FROM `users` WHERE `id` = old.`owner_id`) AND `metric` = 'consultation_specialty' AND `key` = coalesce(trim(old.`specialty`), '') AND `at` = old.`date` AND `id` = old.`id`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT u.`company_id`, k.`metric`, k.`key`, date(new.`date` / 1000 - 10800, 'unixepoch'), 1
  FROM `users` u, (SELECT 'consultation_type' AS `metric`, new.`type` AS `key` UNION ALL SELECT 'consultation_status' AS `metric`, new.`status` AS `key` UNION ALL SELECT 'consultation_specialty' AS `metric`, coalesce(trim(new.`specialty`), '') AS `key`) k WHERE u.`id` = new.`owner_id`
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `counted_records` (`company_id`, `metric`, `key`, `at`, `id`, `owner_id`)
  SELECT u.`company_id`, k.`metric`, k.`key`, new.`date`, new.`id`, new.`owner_id`
  FROM `users` u, (SELECT 'consultation_type' AS `metric`, new.`type` AS `key` UNION ALL SELECT 'consultation_status' AS `metric`, new.`status` AS `key` UNION ALL SELECT 'consultation_specialty' AS `metric`, coalesce(trim(new.`specialty`), '') AS `key`) k WHERE u.`id` = new.`owner_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_consultation_deleted` AFTER DELETE ON `consultations`
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT u.`company_id`, k.`metric`, k.`key`, date(old.`date` / 1000 - 10800, 'unixepoch'), -1
  FROM `users` u, (SELECT 'consultation_type' AS `metric`, old.`type` AS `key` UNION ALL SELECT 'consultation_status' AS `metric`, old.`status` AS `key` UNION ALL SELECT 'consultation_specialty' AS `metric`, coalesce(trim(old.`specialty`), '') AS `key`) k WHERE u.`id` = old.`owner_id`
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  DELETE FROM `counted_records` WHERE `company_id` = (SELECT `company_id` FROM `users` WHERE `id` = old.`owner_id`) AND `metric` = 'consultation_type' AND `key` = old.`type` AND `at` = old.`date` AND `id` = old.`id`;
  DELETE FROM `counted_records` WHERE `company_id` = (SELECT `company_id` FROM `users` WHERE `id` = old.`owner_id`) AND `metric` = 'consultation_status' AND `key` = old.`status` AND `at` = old.`date` AND `id` = old.`id`;
  DELETE FROM `counted_records` WHERE `company_id` = (SELECT `company_id` FROM `users` WHERE `id` = old.`owner_id`) AND `metric` = 'consultation_specialty' AND `key` = coalesce(trim(old.`specialty`), '') AND `at` = old.`date` AND `id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_policy_added` AFTER INSERT ON `policies`
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT u.`company_id`, k.`metric`, k.`key`, date(new.`uploaded_at` / 1000 - 10800, 'unixepoch'), 1
  FROM `users` u, (SELECT 'policies' AS `metric`, iif(new.`content_stored_at` IS NULL, 'unsent', new.`status`) AS `key`) k WHERE u.`id` = new.`owner_id`
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `counted_records` (`company_id`, `metric`, `key`, `at`, `id`, `owner_id`)
  SELECT u.`company_id`, k.`metric`, k.`key`, new.`uploaded_at`, new.`id`, new.`owner_id`
  FROM `users` u, (SELECT 'policies' AS `metric`, iif(new.`content_stored_at` IS NULL, 'unsent', new.`status`) AS `key`) k WHERE u.`id` = new.`owner_id`;
  INSERT INTO `active_weeks` (`company_id`, `week`, `user_id`)
  SELECT u.`company_id`, date(new.`uploaded_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), u.`id` FROM `users` u
  WHERE u.`id` = new.`owner_id` AND u.`role` = 'member' AND u.`status` = 'approved' AND NOT EXISTS (
    SELECT 1 FROM `active_weeks` w WHERE w.`company_id` = u.`company_id` AND w.`week` = date(new.`uploaded_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1') AND w.`user_id` = u.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_policy_changed` AFTER UPDATE OF `status`, `content_stored_at`, `uploaded_at` ON `policies`
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT u.`company_id`, k.`metric`, k.`key`, date(old.`uploaded_at` / 1000 - 10800, 'unixepoch'), -1
  FROM `users` u, (SELECT 'policies' AS `metric`, iif(old.`content_stored_at` IS NULL, 'unsent', old.`status`) AS `key`) k WHERE u.`id` = old.`owner_id`
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  DELETE FROM `counted_records` WHERE `company_id` = (SELECT `company_id` FROM `users` WHERE `id` = old.`owner_id`) AND `metric` = 'policies' AND `key` = iif(old.`content_stored_at` IS NULL, 'unsent', old.`status`) AND `at` = old.`uploaded_at` AND `id` = old.`id`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT u.`company_id`, k.`metric`, k.`key`, date(new.`uploaded_at` / 1000 - 10800, 'unixepoch'), 1
  FROM `users` u, (SELECT 'policies' AS `metric`, iif(new.`content_stored_at` IS NULL, 'unsent', new.`status`) AS `key`) k WHERE u.`id` = new.`owner_id`
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `counted_records` (`company_id`, `metric`, `key`, `at`, `id`, `owner_id`)
  SELECT u.`company_id`, k.`metric`, k.`key`, new.`uploaded_at`, new.`id`, new.`owner_id`
  FROM `users` u, (SELECT 'policies' AS `metric`, iif(new.`content_stored_at` IS NULL, 'unsent', new.`status`) AS `key`) k WHERE u.`id` = new.`owner_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_policy_deleted` AFTER DELETE ON `policies`
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT u.`company_id`, k.`metric`, k.`key`, date(old.`uploaded_at` / 1000 - 10800, 'unixepoch'), -1
  FROM `users` u, (SELECT 'policies' AS `metric`, iif(old.`content_stored_at` IS NULL, 'unsent', old.`status`) AS `key`) k WHERE u.`id` = old.`owner_id`
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  DELETE FROM `counted_records` WHERE `company_id` = (SELECT `company_id` FROM `users` WHERE `id` = old.`owner_id`) AND `metric` = 'policies' AND `key` = iif(old.`content_stored_at` IS NULL, 'unsent', old.`status`) AND `at` = old.`uploaded_at` AND `id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_sleep_added` AFTER INSERT ON `sleep_entries`
BEGIN
  INSERT INTO `sleep_months` (`owner_id`, `month`, `company_id`, `minutes`, `days`)
  SELECT u.`id`, date(new.`sleep_end` / 1000 - 10800, 'unixepoch', 'start of month'), u.`company_id`, 0, 0 FROM `users` u WHERE u.`id` = new.`owner_id` ON CONFLICT DO NOTHING;
  UPDATE `sleep_months` SET `minutes` = `minutes` + (new.`sleep_end` - new.`sleep_start`) / 60000, `days` = `days` + NOT EXISTS (SELECT 1 FROM `sleep_entries` s WHERE s.`owner_id` = new.`owner_id` AND s.`id` <> new.`id` AND s.`sleep_end` >= (new.`sleep_end` - 10800000) / 86400000 * 86400000 + 10800000 AND s.`sleep_end` < (new.`sleep_end` - 10800000) / 86400000 * 86400000 + 97200000)
  WHERE `owner_id` = new.`owner_id` AND `month` = date(new.`sleep_end` / 1000 - 10800, 'unixepoch', 'start of month');
  INSERT INTO `active_weeks` (`company_id`, `week`, `user_id`)
  SELECT u.`company_id`, date(new.`created_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), u.`id` FROM `users` u
  WHERE u.`id` = new.`owner_id` AND u.`role` = 'member' AND u.`status` = 'approved' AND NOT EXISTS (
    SELECT 1 FROM `active_weeks` w WHERE w.`company_id` = u.`company_id` AND w.`week` = date(new.`created_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1') AND w.`user_id` = u.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_sleep_changed` AFTER UPDATE OF `sleep_start`, `sleep_end` ON `sleep_entries`
BEGIN
  UPDATE `sleep_months` SET `minutes` = `minutes` - (old.`sleep_end` - old.`sleep_start`) / 60000, `days` = `days` - NOT EXISTS (SELECT 1 FROM `sleep_entries` s WHERE s.`owner_id` = old.`owner_id` AND s.`id` <> old.`id` AND s.`sleep_end` >= (old.`sleep_end` - 10800000) / 86400000 * 86400000 + 10800000 AND s.`sleep_end` < (old.`sleep_end` - 10800000) / 86400000 * 86400000 + 97200000)
  WHERE `owner_id` = old.`owner_id` AND `month` = date(old.`sleep_end` / 1000 - 10800, 'unixepoch', 'start of month');
  INSERT INTO `sleep_months` (`owner_id`, `month`, `company_id`, `minutes`, `days`)
  SELECT u.`id`, date(new.`sleep_end` / 1000 - 10800, 'unixepoch', 'start of month'), u.`company_id`, 0, 0 FROM `users` u WHERE u.`id` = new.`owner_id` ON CONFLICT DO NOTHING;
  UPDATE `sleep_months` SET `minutes` = `minutes` + (new.`sleep_end` - new.`sleep_start`) / 60000, `days` = `days` + NOT EXISTS (SELECT 1 FROM `sleep_entries` s WHERE s.`owner_id` = new.`owner_id` AND s.`id` <> new.`id` AND s.`sleep_end` >= (new.`sleep_end` - 10800000) / 86400000 * 86400000 + 10800000 AND s.`sleep_end` < (new.`sleep_end` - 10800000) / 86400000 * 86400000 + 97200000)
  WHERE `owner_id` = new.`owner_id` AND `month` = date(new.`sleep_end` / 1000 - 10800, 'unixepoch', 'start of month');
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_sleep_deleted` AFTER DELETE ON `sleep_entries`
BEGIN
  UPDATE `sleep_months` SET `minutes` = `minutes` - (old.`sleep_end` - old.`sleep_start`) / 60000, `days` = `days` - NOT EXISTS (SELECT 1 FROM `sleep_entries` s WHERE s.`owner_id` = old.`owner_id` AND s.`id` <> old.`id` AND s.`sleep_end` >= (old.`sleep_end` - 10800000) / 86400000 * 86400000 + 10800000 AND s.`sleep_end` < (old.`sleep_end` - 10800000) / 86400000 * 86400000 + 97200000)
  WHERE `owner_id` = old.`owner_id` AND `month` = date(old.`sleep_end` / 1000 - 10800, 'unixepoch', 'start of month');
END;
--> statement-breakpoint
CREATE TRIGGER `sleep_months_counted` AFTER UPDATE OF `minutes`, `days` ON `sleep_months` WHEN old.`band` <> new.`band`
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT old.`company_id`, 'sleep', old.`band`, old.`month`, -1 WHERE old.`band` <> ''
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'sleep', new.`band`, new.`month`, 1 WHERE new.`band` <> ''
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_anamnesis_added` AFTER INSERT ON `anamneses`
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT `company_id`, 'bmi', new.`bmi_class`, date(new.`created_at` / 1000 - 10800, 'unixepoch', 'start of month'), 1 FROM `users` WHERE `id` = new.`owner_id`
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT u.`company_id`, 'bmi', p.`bmi_class`, date(new.`created_at` / 1000 - 10800, 'unixepoch', 'start of month'), -(1) FROM `users` u, (SELECT * FROM `anamneses` WHERE `owner_id` = new.`owner_id` AND (`created_at`, `id`) < (new.`created_at`, new.`id`) ORDER BY `created_at` DESC, `id` DESC LIMIT 1) p WHERE u.`id` = new.`owner_id`
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT u.`company_id`, 'bmi', new.`bmi_class`, date(n.`created_at` / 1000 - 10800, 'unixepoch', 'start of month'), -(1) FROM `users` u, (SELECT * FROM `anamneses` WHERE `owner_id` = new.`owner_id` AND (`created_at`, `id`) > (new.`created_at`, new.`id`) ORDER BY `created_at` ASC, `id` ASC LIMIT 1) n WHERE u.`id` = new.`owner_id`
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT u.`company_id`, 'bmi', p.`bmi_class`, date(n.`created_at` / 1000 - 10800, 'unixepoch', 'start of month'), 1 FROM `users` u, (SELECT * FROM `anamneses` WHERE `owner_id` = new.`owner_id` AND (`created_at`, `id`) < (new.`created_at`, new.`id`) ORDER BY `created_at` DESC, `id` DESC LIMIT 1) p, (SELECT * FROM `anamneses` WHERE `owner_id` = new.`owner_id` AND (`created_at`, `id`) > (new.`created_at`, new.`id`) ORDER BY `created_at` ASC, `id` ASC LIMIT 1) n WHERE u.`id` = new.`owner_id`
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `active_weeks` (`company_id`, `week`, `user_id`)
  SELECT u.`company_id`, date(new.`created_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), u.`id` FROM `users` u
  WHERE u.`id` = new.`owner_id` AND u.`role` = 'member' AND u.`status` = 'approved' AND NOT EXISTS (
    SELECT 1 FROM `active_weeks` w WHERE w.`company_id` = u.`company_id` AND w.`week` = date(new.`created_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1') AND w.`user_id` = u.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_anamnesis_deleted` AFTER DELETE ON `anamneses`
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT `company_id`, 'bmi', old.`bmi_class`, date(old.`created_at` / 1000 - 10800, 'unixepoch', 'start of month'), -1 FROM `users` WHERE `id` = old.`owner_id`
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT u.`company_id`, 'bmi', p.`bmi_class`, date(old.`created_at` / 1000 - 10800, 'unixepoch', 'start of month'), -(-1) FROM `users` u, (SELECT * FROM `anamneses` WHERE `owner_id` = old.`owner_id` AND (`created_at`, `id`) < (old.`created_at`, old.`id`) ORDER BY `created_at` DESC, `id` DESC LIMIT 1) p WHERE u.`id` = old.`owner_id`
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT u.`company_id`, 'bmi', old.`bmi_class`, date(n.`created_at` / 1000 - 10800, 'unixepoch', 'start of month'), -(-1) FROM `users` u, (SELECT * FROM `anamneses` WHERE `owner_id` = old.`owner_id` AND (`created_at`, `id`) > (old.`created_at`, old.`id`) ORDER BY `created_at` ASC, `id` ASC LIMIT 1) n WHERE u.`id` = old.`owner_id`
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT u.`company_id`, 'bmi', p.`bmi_class`, date(n.`created_at` / 1000 - 10800, 'unixepoch', 'start of month'), -1 FROM `users` u, (SELECT * FROM `anamneses` WHERE `owner_id` = old.`owner_id` AND (`created_at`, `id`) < (old.`created_at`, old.`id`) ORDER BY `created_at` DESC, `id` DESC LIMIT 1) p, (SELECT * FROM `anamneses` WHERE `owner_id` = old.`owner_id` AND (`created_at`, `id`) > (old.`created_at`, old.`id`) ORDER BY `created_at` ASC, `id` ASC LIMIT 1) n WHERE u.`id` = old.`owner_id`
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
END;
--> statement-breakpoint
insert into daily_counts (company_id, metric, "key", day, count) select company_id, 'registrations', status, date(created_at / 1000 - 10800, 'unixepoch'), count(*)
  from users where role = 'member' group by 1, 3, 4;
--> statement-breakpoint
insert into daily_counts (company_id, metric, "key", day, count) select u.company_id, 'decisions', (select printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180,
  iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440))))))
  from (select max(0, (u.decided_at - coalesce(u.email_confirmed_at, u.created_at)) / 60000) as m)), date(u.decided_at / 1000 - 10800, 'unixepoch'), count(*)
  from users u where u.role = 'member' and u.status in ('approved', 'rejected') and u.decided_at is not null group by 1, 3, 4;
--> statement-breakpoint
insert into daily_counts (company_id, metric, "key", day, count) select u.company_id, 'decisions_weekly', (select printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180,
  iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440))))))
  from (select max(0, (u.decided_at - coalesce(u.email_confirmed_at, u.created_at)) / 60000) as m)), date(u.decided_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), count(*)
  from users u where u.role = 'member' and u.status in ('approved', 'rejected') and u.decided_at is not null group by 1, 3, 4;
--> statement-breakpoint
insert into daily_counts (company_id, metric, "key", day, count) select u.company_id, 'consultation_type', r.type, date(r.date / 1000 - 10800, 'unixepoch'), count(*)
  from consultations r join users u on u.id = r.owner_id group by 1, 3, 4;
--> statement-breakpoint
insert into counted_records (company_id, metric, "key", at, id, owner_id)
  select u.company_id, 'consultation_type', r.type, r.date, r.id, r.owner_id
  from consultations r join users u on u.id = r.owner_id order by 1, 3, 4, 5;
--> statement-breakpoint
insert into daily_counts (company_id, metric, "key", day, count) select u.company_id, 'consultation_status', r.status, date(r.date / 1000 - 10800, 'unixepoch'), count(*)
  from consultations r join users u on u.id = r.owner_id group by 1, 3, 4;
--> statement-breakpoint
insert into counted_records (company_id, metric, "key", at, id, owner_id)
  select u.company_id, 'consultation_status', r.status, r.date, r.id, r.owner_id
  from consultations r join users u on u.id = r.owner_id order by 1, 3, 4, 5;
--> statement-breakpoint
insert into daily_counts (company_id, metric, "key", day, count) select u.company_id, 'consultation_specialty', coalesce(trim(r.specialty), ''), date(r.date / 1000 - 10800, 'unixepoch'), count(*)
  from consultations r join users u on u.id = r.owner_id group by 1, 3, 4;
--> statement-breakpoint
insert into counted_records (company_id, metric, "key", at, id, owner_id)
  select u.company_id, 'consultation_specialty', coalesce(trim(r.specialty), ''), r.date, r.id, r.owner_id
  from consultations r join users u on u.id = r.owner_id order by 1, 3, 4, 5;
--> statement-breakpoint
insert into daily_counts (company_id, metric, "key", day, count) select u.company_id, 'policies', iif(r.content_stored_at is null, 'unsent', r.status), date(r.uploaded_at / 1000 - 10800, 'unixepoch'), count(*)
  from policies r join users u on u.id = r.owner_id group by 1, 3, 4;
--> statement-breakpoint
insert into counted_records (company_id, metric, "key", at, id, owner_id)
  select u.company_id, 'policies', iif(r.content_stored_at is null, 'unsent', r.status), r.uploaded_at, r.id, r.owner_id
  from policies r join users u on u.id = r.owner_id order by 1, 3, 4, 5;
--> statement-breakpoint
insert into active_weeks (company_id, week, user_id)
  select distinct u.company_id, date(r.created_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), u.id from sessions r join users u on u.id = r.user_id
  where u.role = 'member' and u.status = 'approved' and r.purpose = 'member' order by 1, 2, 3
  on conflict do nothing;
--> statement-breakpoint
insert into active_weeks (company_id, week, user_id)
  select distinct u.company_id, date(r.last_seen_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), u.id from sessions r join users u on u.id = r.user_id
  where u.role = 'member' and u.status = 'approved' and r.purpose = 'member' order by 1, 2, 3
  on conflict do nothing;
--> statement-breakpoint
insert into active_weeks (company_id, week, user_id)
  select distinct u.company_id, date(r.created_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), u.id from consultations r join users u on u.id = r.owner_id
  where u.role = 'member' and u.status = 'approved' and true order by 1, 2, 3
  on conflict do nothing;
--> statement-breakpoint
insert into active_weeks (company_id, week, user_id)
  select distinct u.company_id, date(r.created_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), u.id from sleep_entries r join users u on u.id = r.owner_id
  where u.role = 'member' and u.status = 'approved' and true order by 1, 2, 3
  on conflict do nothing;
--> statement-breakpoint
insert into active_weeks (company_id, week, user_id)
  select distinct u.company_id, date(r.created_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), u.id from anamneses r join users u on u.id = r.owner_id
  where u.role = 'member' and u.status = 'approved' and true order by 1, 2, 3
  on conflict do nothing;
--> statement-breakpoint
insert into active_weeks (company_id, week, user_id)
  select distinct u.company_id, date(r.uploaded_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), u.id from policies r join users u on u.id = r.owner_id
  where u.role = 'member' and u.status = 'approved' and true order by 1, 2, 3
  on conflict do nothing;
--> statement-breakpoint
insert into sleep_months (owner_id, month, company_id, minutes, days)
  select r.owner_id, date(r.sleep_end / 1000 - 10800, 'unixepoch', 'start of month'), u.company_id,
  sum((r.sleep_end - r.sleep_start) / 60000), count(distinct date(r.sleep_end / 1000 - 10800, 'unixepoch'))
  from sleep_entries r join users u on u.id = r.owner_id group by 1, 2;
--> statement-breakpoint
insert into daily_counts (company_id, metric, "key", day, count) select company_id, 'sleep', band, month, count(*) from sleep_months where days > 0 group by 1, 3, 4;
--> statement-breakpoint
insert into daily_counts (company_id, metric, "key", day, count) select company_id, 'bmi', bmi_class, month, sum(change) from (
  select u.company_id, r.bmi_class, date(r.created_at / 1000 - 10800, 'unixepoch', 'start of month') as month, 1 as change
  from anamneses r join users u on u.id = r.owner_id
  union all
  select u.company_id, lag(r.bmi_class) over (partition by r.owner_id order by r.created_at, r.id),
  date(r.created_at / 1000 - 10800, 'unixepoch', 'start of month'), -1
  from anamneses r join users u on u.id = r.owner_id
  ) where bmi_class is not null group by 1, 3, 4 having sum(change) <> 0;
