CREATE INDEX `audit_log_actor_action` ON `audit_log` (`actor_id`,`action`,`at`,`id`);
--> statement-breakpoint
DROP TRIGGER `statistics_user_added`;
--> statement-breakpoint
DROP TRIGGER `statistics_user_changed`;
--> statement-breakpoint
DROP TRIGGER `statistics_user_left`;
--> statement-breakpoint
CREATE TRIGGER `statistics_user_added` AFTER INSERT ON `users`
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'registrations', new.`status`, date(new.`created_at` / 1000 - 10800, 'unixepoch'), 1 WHERE new.`role` = 'member'
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'decisions', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (new.`decided_at` - coalesce(new.`queued_at`, new.`email_confirmed_at`, new.`created_at`)) / 60000) AS m)), date(new.`decided_at` / 1000 - 10800, 'unixepoch'), 1 WHERE new.`role` = 'member' AND new.`status` IN ('approved', 'rejected') AND new.`decided_at` IS NOT NULL
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'decisions_weekly', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (new.`decided_at` - coalesce(new.`queued_at`, new.`email_confirmed_at`, new.`created_at`)) / 60000) AS m)), date(new.`decided_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), 1 WHERE new.`role` = 'member' AND new.`status` IN ('approved', 'rejected') AND new.`decided_at` IS NOT NULL
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_user_changed` AFTER UPDATE OF `status`, `role`, `company_id`, `created_at`, `email_confirmed_at`, `queued_at`, `decided_at` ON `users`
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT old.`company_id`, 'registrations', old.`status`, date(old.`created_at` / 1000 - 10800, 'unixepoch'), -1 WHERE old.`role` = 'member'
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT old.`company_id`, 'decisions', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (old.`decided_at` - coalesce(old.`queued_at`, old.`email_confirmed_at`, old.`created_at`)) / 60000) AS m)), date(old.`decided_at` / 1000 - 10800, 'unixepoch'), -1 WHERE old.`role` = 'member' AND old.`status` IN ('approved', 'rejected') AND old.`decided_at` IS NOT NULL
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT old.`company_id`, 'decisions_weekly', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (old.`decided_at` - coalesce(old.`queued_at`, old.`email_confirmed_at`, old.`created_at`)) / 60000) AS m)), date(old.`decided_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), -1 WHERE old.`role` = 'member' AND old.`status` IN ('approved', 'rejected') AND old.`decided_at` IS NOT NULL
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'registrations', new.`status`, date(new.`created_at` / 1000 - 10800, 'unixepoch'), 1 WHERE new.`role` = 'member'
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'decisions', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (new.`decided_at` - coalesce(new.`queued_at`, new.`email_confirmed_at`, new.`created_at`)) / 60000) AS m)), date(new.`decided_at` / 1000 - 10800, 'unixepoch'), 1 WHERE new.`role` = 'member' AND new.`status` IN ('approved', 'rejected') AND new.`decided_at` IS NOT NULL
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT new.`company_id`, 'decisions_weekly', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (new.`decided_at` - coalesce(new.`queued_at`, new.`email_confirmed_at`, new.`created_at`)) / 60000) AS m)), date(new.`decided_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), 1 WHERE new.`role` = 'member' AND new.`status` IN ('approved', 'rejected') AND new.`decided_at` IS NOT NULL
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
END;
--> statement-breakpoint
CREATE TRIGGER `statistics_user_left` AFTER DELETE ON `users`
BEGIN
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT old.`company_id`, 'registrations', old.`status`, date(old.`created_at` / 1000 - 10800, 'unixepoch'), -1 WHERE old.`role` = 'member'
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT old.`company_id`, 'decisions', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (old.`decided_at` - coalesce(old.`queued_at`, old.`email_confirmed_at`, old.`created_at`)) / 60000) AS m)), date(old.`decided_at` / 1000 - 10800, 'unixepoch'), -1 WHERE old.`role` = 'member' AND old.`status` IN ('approved', 'rejected') AND old.`decided_at` IS NOT NULL
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
  INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
  SELECT old.`company_id`, 'decisions_weekly', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (old.`decided_at` - coalesce(old.`queued_at`, old.`email_confirmed_at`, old.`created_at`)) / 60000) AS m)), date(old.`decided_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), -1 WHERE old.`role` = 'member' AND old.`status` IN ('approved', 'rejected') AND old.`decided_at` IS NOT NULL
  ON CONFLICT (`company_id`, `metric`, `key`, `day`) DO UPDATE SET `count` = `count` + excluded.`count`;
END;
--> statement-breakpoint
DELETE FROM `daily_counts` WHERE `metric` IN ('decisions', 'decisions_weekly');
--> statement-breakpoint
DELETE FROM `metric_keys` WHERE `metric` IN ('decisions', 'decisions_weekly');
--> statement-breakpoint
INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
SELECT u.`company_id`, 'decisions', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (u.`decided_at` - coalesce(u.`queued_at`, u.`email_confirmed_at`, u.`created_at`)) / 60000) AS m)), date(u.`decided_at` / 1000 - 10800, 'unixepoch'), count(*)
FROM `users` u WHERE u.`role` = 'member' AND u.`status` IN ('approved', 'rejected') AND u.`decided_at` IS NOT NULL GROUP BY 1, 3, 4;
--> statement-breakpoint
INSERT INTO `daily_counts` (`company_id`, `metric`, `key`, `day`, `count`)
SELECT u.`company_id`, 'decisions_weekly', (SELECT printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180, iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440)))))) FROM (SELECT max(0, (u.`decided_at` - coalesce(u.`queued_at`, u.`email_confirmed_at`, u.`created_at`)) / 60000) AS m)), date(u.`decided_at` / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), count(*)
FROM `users` u WHERE u.`role` = 'member' AND u.`status` IN ('approved', 'rejected') AND u.`decided_at` IS NOT NULL GROUP BY 1, 3, 4;
