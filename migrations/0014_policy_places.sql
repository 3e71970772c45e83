ALTER TABLE `policy_numbers` ADD `place` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `policy_numbers_place_unique` ON `policy_numbers` (`place`);--> statement-breakpoint
DROP TRIGGER `policies_search_insert`;--> statement-breakpoint
DROP TRIGGER `policies_search_update`;--> statement-breakpoint
DROP TRIGGER `policies_search_delete`;--> statement-breakpoint
DROP TABLE `policy_search`;--> statement-breakpoint
CREATE VIEW `policy_search_rows` AS
SELECT `policies`.`id` AS `policy_id`, `policies`.`owner_id` AS `owner_id`,
  (CASE `policies`.`status` WHEN 'pending' THEN unixepoch(`policies`.`due_day`) ELSE `policies`.`decided_at` / 1000 END << 31)
    | `policy_numbers`.`number` AS `place`,
  replace(replace(replace(replace(replace(`policies`.`file_name`, '.', ' '), '-', ' '), '_', ' '), '+', ' '), '@', ' ') AS `file`,
  replace(replace(replace(replace(replace(coalesce(`policies`.`policy_number`, ''), '.', ' '), '-', ' '), '_', ' '), '+', ' '), '@', ' ') AS `number`,
  replace(replace(replace(replace(replace(`users`.`full_name`, '.', ' '), '-', ' '), '_', ' '), '+', ' '), '@', ' ') AS `name`,
  `users`.`email` AS `email`, `users`.`card_number` AS `card`,
  '0company' || `policies`.`company_id` || ' 0' || `policies`.`status` AS `facets`
FROM `policies`
INNER JOIN `policy_numbers` ON `policy_numbers`.`policy_id` = `policies`.`id`
INNER JOIN `users` ON `users`.`id` = `policies`.`owner_id`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `policy_search` USING fts5(
  file, number, name, email, card, facets,
  content='', contentless_delete=1,
  tokenize="unicode61 remove_diacritics 2 tokenchars '@._+-'",
  prefix='1 2 3 4'
);
--> statement-breakpoint
UPDATE `policy_numbers` SET `place` =
  (SELECT `place` FROM `policy_search_rows` WHERE `policy_search_rows`.`policy_id` = `policy_numbers`.`policy_id`);
--> statement-breakpoint
INSERT INTO `policy_search` (`rowid`, `file`, `number`, `name`, `email`, `card`, `facets`)
SELECT `place`, `file`, `number`, `name`, `email`, `card`, `facets` FROM `policy_search_rows` WHERE `place` IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `policies_search_insert` AFTER INSERT ON `policies`
BEGIN
  INSERT INTO `policy_numbers` (`policy_id`) VALUES (new.`id`);
  UPDATE `policy_numbers` SET `place` = (SELECT `place` FROM `policy_search_rows` WHERE `policy_id` = new.`id`)
  WHERE `policy_id` = new.`id`;
  INSERT INTO `policy_search` (`rowid`, `file`, `number`, `name`, `email`, `card`, `facets`)
  SELECT `place`, `file`, `number`, `name`, `email`, `card`, `facets` FROM `policy_search_rows`
  WHERE `policy_id` = new.`id` AND `place` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `policies_search_update`
AFTER UPDATE OF `file_name`, `policy_number`, `company_id`, `owner_id`, `status`, `due_day`, `decided_at` ON `policies`
BEGIN
  DELETE FROM `policy_search` WHERE `rowid` = (SELECT `place` FROM `policy_numbers` WHERE `policy_id` = new.`id`);
  UPDATE `policy_numbers` SET `place` = (SELECT `place` FROM `policy_search_rows` WHERE `policy_id` = new.`id`)
  WHERE `policy_id` = new.`id`;
  INSERT INTO `policy_search` (`rowid`, `file`, `number`, `name`, `email`, `card`, `facets`)
  SELECT `place`, `file`, `number`, `name`, `email`, `card`, `facets` FROM `policy_search_rows`
  WHERE `policy_id` = new.`id` AND `place` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `policies_search_owner` AFTER UPDATE OF `full_name`, `email`, `card_number` ON `users`
BEGIN
  DELETE FROM `policy_search` WHERE `rowid` IN (
    SELECT `place` FROM `policy_search_rows` WHERE `owner_id` = new.`id` AND `place` IS NOT NULL
  );
  INSERT INTO `policy_search` (`rowid`, `file`, `number`, `name`, `email`, `card`, `facets`)
  SELECT `place`, `file`, `number`, `name`, `email`, `card`, `facets` FROM `policy_search_rows`
  WHERE `owner_id` = new.`id` AND `place` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `policies_search_delete` BEFORE DELETE ON `policies`
BEGIN
  DELETE FROM `policy_search` WHERE `rowid` = (SELECT `place` FROM `policy_numbers` WHERE `policy_id` = old.`id`);
  DELETE FROM `policy_numbers` WHERE `policy_id` = old.`id`;
END;
