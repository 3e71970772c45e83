DROP TRIGGER `statistics_user_added`;
--> statement-breakpoint
DROP TRIGGER `statistics_user_changed`;
--> statement-breakpoint
DROP TRIGGER `statistics_user_decided`;
--> statement-breakpoint
DROP TRIGGER `statistics_decision_undone`;
--> statement-breakpoint
DROP TRIGGER `statistics_user_leaving`;
--> statement-breakpoint
DROP TRIGGER `statistics_user_left`;
--> statement-breakpoint
DROP TRIGGER `statistics_consultation_added`;
--> statement-breakpoint
DROP TRIGGER `statistics_consultation_changed`;
--> statement-breakpoint
DROP TRIGGER `statistics_consultation_deleted`;
--> statement-breakpoint
CREATE TRIGGER `statistics_user_added` AFTER INSERT ON `users`
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'registrations', new.`status`, date(new.`created_at` / 1000 - 10800, 'unixepoch'), 1 WHERE new.`role` = 'member'
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'decisions', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (new.`decided_at` - coalesce(new.`email_confirmed_at`, new.`created_at`)) / 60000) AS m)), date(new.`decided_at` / 1000 - 10800, 'unixepoch'), 1 WHERE new.`role` = 'member' AND new.`status` IN ('approved', 'rejected') AND new.`decided_at` IS NOT NULL
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'decisions_weekly', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (new.`decided_at` - coalesce(new.`email_confirmed_at`, new.`created_at`)) / 60000) AS m)), date(new.`decided_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), 1 WHERE new.`role` = 'member' AND new.`status` IN ('approved', 'rejected') AND new.`decided_at` IS NOT NULL
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_user_changed` AFTER UPDATE OF `status`, `role`, `company_id`, `created_at`, `email_confirmed_at`, `decided_at` ON `users`
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT old.`company_id`, 'registrations', old.`status`, date(old.`created_at` / 1000 - 10800, 'unixepoch'), -1 WHERE old.`role` = 'member'
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT old.`company_id`, 'decisions', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (old.`decided_at` - coalesce(old.`email_confirmed_at`, old.`created_at`)) / 60000) AS m)), date(old.`decided_at` / 1000 - 10800, 'unixepoch'), -1 WHERE old.`role` = 'member' AND old.`status` IN ('approved', 'rejected') AND old.`decided_at` IS NOT NULL
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT old.`company_id`, 'decisions_weekly', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (old.`decided_at` - coalesce(old.`email_confirmed_at`, old.`created_at`)) / 60000) AS m)), date(old.`decided_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), -1 WHERE old.`role` = 'member' AND old.`status` IN ('approved', 'rejected') AND old.`decided_at` IS NOT NULL
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'registrations', new.`status`, date(new.`created_at` / 1000 - 10800, 'unixepoch'), 1 WHERE new.`role` = 'member'
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'decisions', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (new.`decided_at` - coalesce(new.`email_confirmed_at`, new.`created_at`)) / 60000) AS m)), date(new.`decided_at` / 1000 - 10800, 'unixepoch'), 1 WHERE new.`role` = 'member' AND new.`status` IN ('approved', 'rejected') AND new.`decided_at` IS NOT NULL
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'decisions_weekly', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (new.`decided_at` - coalesce(new.`email_confirmed_at`, new.`created_at`)) / 60000) AS m)), date(new.`decided_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), 1 WHERE new.`role` = 'member' AND new.`status` IN ('approved', 'rejected') AND new.`decided_at` IS NOT NULL
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_user_leaving` BEFORE DELETE ON `users`
BEGIN
  DELETE FROM `consultations` WHERE `owner_id` = old.`id`;
  DELETE FROM `policies` WHERE `owner_id` = old.`id`;
  DELETE FROM `sleep_entries` WHERE `owner_id` = old.`id`;
  DELETE FROM `anamneses` WHERE `owner_id` = old.`id`;
  UPDATE `daily_counts` SET `count` = `count` - 1 WHERE `company_id` = old.`company_id` AND `metric` = 'active' AND `key` = ''
    AND `day` IN (SELECT `week` FROM `active_weeks` WHERE `user_id` = old.`id` AND `company_id` = old.`company_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_user_left` AFTER DELETE ON `users`
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT old.`company_id`, 'registrations', old.`status`, date(old.`created_at` / 1000 - 10800, 'unixepoch'), -1 WHERE old.`role` = 'member'
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT old.`company_id`, 'decisions', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (old.`decided_at` - coalesce(old.`email_confirmed_at`, old.`created_at`)) / 60000) AS m)), date(old.`decided_at` / 1000 - 10800, 'unixepoch'), -1 WHERE old.`role` = 'member' AND old.`status` IN ('approved', 'rejected') AND old.`decided_at` IS NOT NULL
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT old.`company_id`, 'decisions_weekly', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (old.`decided_at` - coalesce(old.`email_confirmed_at`, old.`created_at`)) / 60000) AS m)), date(old.`decided_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), -1 WHERE old.`role` = 'member' AND old.`status` IN ('approved', 'rejected') AND old.`decided_at` IS NOT NULL
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_consultation_added` AFTER INSERT ON `consultations`
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT u.`company_id`, k.`metric`, k.`key`, date(new.`date` / 1000 - 10800, 'unixepoch'), 1
  FROM `users` u, (SELECT 'consultation_type' AS `metric`, new.`type` AS `key` UNION ALL SELECT 'consultation_status', new.`status` UNION ALL SELECT 'consultation_specialty', coalesce(trim(new.`specialty`), '')) k WHERE u.`id` = new.`owner_id`
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `counted_records` (`company_id`, `metric`, `key`, `at`, `id`, `owner_id`)
  SELECT u.`company_id`, k.`metric`, k.`key`, new.`date`, new.`id`, new.`owner_id`
  FROM `users` u, (SELECT 'consultation_type' AS `metric`, new.`type` AS `key` UNION ALL SELECT 'consultation_specialty', coalesce(trim(new.`specialty`), '')) k WHERE u.`id` = new.`owner_id`;
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
  FROM `users` u, (SELECT 'consultation_type' AS `metric`, old.`type` AS `key` UNION ALL SELECT 'consultation_status', old.`status` UNION ALL SELECT 'consultation_specialty', coalesce(trim(old.`specialty`), '')) k WHERE u.`id` = old.`owner_id`
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  DELETE FROM `counted_records` WHERE `company_id` = (SELECT `company_id` FROM `users` WHERE `id` = old.`owner_id`) AND `metric` = 'consultation_type' AND `key` = old.`type` AND `at` = old.`date` AND `id` = old.`id`;
  DELETE FROM `counted_records` WHERE `company_id` = (SELECT `company_id` FROM `users` WHERE `id` = old.`owner_id`) AND `metric` = 'consultation_specialty' AND `key` = coalesce(trim(old.`specialty`), '') AND `at` = old.`date` AND `id` = old.`id`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT u.`company_id`, k.`metric`, k.`key`, date(new.`date` / 1000 - 10800, 'unixepoch'), 1
  FROM `users` u, (SELECT 'consultation_type' AS `metric`, new.`type` AS `key` UNION ALL SELECT 'consultation_status', new.`status` UNION ALL SELECT 'consultation_specialty', coalesce(trim(new.`specialty`), '')) k WHERE u.`id` = new.`owner_id`
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `counted_records` (`company_id`, `metric`, `key`, `at`, `id`, `owner_id`)
  SELECT u.`company_id`, k.`metric`, k.`key`, new.`date`, new.`id`, new.`owner_id`
  FROM `users` u, (SELECT 'consultation_type' AS `metric`, new.`type` AS `key` UNION ALL SELECT 'consultation_specialty', coalesce(trim(new.`specialty`), '')) k WHERE u.`id` = new.`owner_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_consultation_deleted` AFTER DELETE ON `consultations`
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT u.`company_id`, k.`metric`, k.`key`, date(old.`date` / 1000 - 10800, 'unixepoch'), -1
  FROM `users` u, (SELECT 'consultation_type' AS `metric`, old.`type` AS `key` UNION ALL SELECT 'consultation_status', old.`status` UNION ALL SELECT 'consultation_specialty', coalesce(trim(old.`specialty`), '')) k WHERE u.`id` = old.`owner_id`
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  DELETE FROM `counted_records` WHERE `company_id` = (SELECT `company_id` FROM `users` WHERE `id` = old.`owner_id`) AND `metric` = 'consultation_type' AND `key` = old.`type` AND `at` = old.`date` AND `id` = old.`id`;
  DELETE FROM `counted_records` WHERE `company_id` = (SELECT `company_id` FROM `users` WHERE `id` = old.`owner_id`) AND `metric` = 'consultation_specialty' AND `key` = coalesce(trim(old.`specialty`), '') AND `at` = old.`date` AND `id` = old.`id`;
END;
--> statement-breakpoint
DELETE FROM `counted_records` WHERE `metric` = 'consultation_status';
--> statement-breakpoint
DELETE FROM `daily_counts` WHERE `metric` IN ('decisions', 'decisions_weekly');
--> statement-breakpoint
DELETE FROM `metric_keys` WHERE `metric` IN ('decisions', 'decisions_weekly');
--> statement-breakpoint
INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
SELECT u.`company_id`, 'decisions', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (u.`decided_at` - coalesce(u.`email_confirmed_at`, u.`created_at`)) / 60000) AS m)), date(u.`decided_at` / 1000 - 10800, 'unixepoch'), count(*)
FROM `users` u WHERE u.`role` = 'member' AND u.`status` IN ('approved', 'rejected') AND u.`decided_at` IS NOT NULL GROUP BY 1, 3, 4;
--> statement-breakpoint
INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
SELECT u.`company_id`, 'decisions_weekly', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (u.`decided_at` - coalesce(u.`email_confirmed_at`, u.`created_at`)) / 60000) AS m)), date(u.`decided_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), count(*)
FROM `users` u WHERE u.`role` = 'member' AND u.`status` IN ('approved', 'rejected') AND u.`decided_at` IS NOT NULL GROUP BY 1, 3, 4;
--> statement-breakpoint
UPDATE `daily_counts` SET `count` = (SELECT count(*) FROM `active_weeks` w WHERE w.`company_id` = `daily_counts`.`company_id` AND w.`week` = `daily_counts`.`day`)
WHERE `metric` = 'active' AND `day` >= (SELECT min(`week`) FROM `active_weeks`);
