CREATE TRIGGER `access_log_no_update` BEFORE UPDATE ON `access_log`
BEGIN
  SELECT RAISE(ABORT, 'access_log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `access_log_no_delete` BEFORE DELETE ON `access_log`
BEGIN
  SELECT RAISE(ABORT, 'access_log is append-only');
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `member_search` USING fts5(
  name, email, card, facets,
  content='', contentless_delete=1,
  tokenize="unicode61 remove_diacritics 2 tokenchars '@._+-'",
  prefix='1 2 3 4'
);
--> statement-breakpoint
INSERT INTO `member_numbers` (`user_id`) SELECT `id` FROM `users` ORDER BY `created_at`, `id`;
--> statement-breakpoint
INSERT INTO `member_search` (`rowid`, `name`, `email`, `card`, `facets`)
SELECT `member_numbers`.`number`,
  replace(replace(replace(replace(replace(`users`.`full_name`, '.', ' '), '-', ' '), '_', ' '), '+', ' '), '@', ' '),
  `users`.`email`, `users`.`card_number`,
  '0company' || `users`.`company_id` || ' 0role' || `users`.`role` || ' 0status' || `users`.`status`
    || iif(`users`.`blocked_at` IS NULL, ' 0open', ' 0blocked')
FROM `users` INNER JOIN `member_numbers` ON `member_numbers`.`user_id` = `users`.`id`;
--> statement-breakpoint
CREATE TRIGGER `users_search_insert` AFTER INSERT ON `users`
BEGIN
  INSERT INTO `member_numbers` (`user_id`) VALUES (new.`id`);
  INSERT INTO `member_search` (`rowid`, `name`, `email`, `card`, `facets`)
  SELECT `number`,
    replace(replace(replace(replace(replace(new.`full_name`, '.', ' '), '-', ' '), '_', ' '), '+', ' '), '@', ' '),
    new.`email`, new.`card_number`,
    '0company' || new.`company_id` || ' 0role' || new.`role` || ' 0status' || new.`status`
      || iif(new.`blocked_at` IS NULL, ' 0open', ' 0blocked')
  FROM `member_numbers` WHERE `user_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_search_update`
AFTER UPDATE OF `full_name`, `email`, `card_number`, `company_id`, `role`, `status`, `blocked_at` ON `users`
BEGIN
  UPDATE `member_search` SET
    `name` = replace(replace(replace(replace(replace(new.`full_name`, '.', ' '), '-', ' '), '_', ' '), '+', ' '), '@', ' '),
    `email` = new.`email`, `card` = new.`card_number`,
    `facets` = '0company' || new.`company_id` || ' 0role' || new.`role` || ' 0status' || new.`status`
      || iif(new.`blocked_at` IS NULL, ' 0open', ' 0blocked')
  WHERE `rowid` = (SELECT `number` FROM `member_numbers` WHERE `user_id` = new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `users_search_delete` BEFORE DELETE ON `users`
BEGIN
  DELETE FROM `member_search` WHERE `rowid` = (SELECT `number` FROM `member_numbers` WHERE `user_id` = old.`id`);
  DELETE FROM `member_numbers` WHERE `user_id` = old.`id`;
END;
