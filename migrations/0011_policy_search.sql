CREATE TABLE `policy_numbers` (
	`number` integer PRIMARY KEY NOT NULL,
	`policy_id` text NOT NULL,
	FOREIGN KEY (`policy_id`) REFERENCES `policies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `policy_numbers_policy_id_unique` ON `policy_numbers` (`policy_id`);
--> statement-breakpoint
CREATE VIRTUAL TABLE `policy_search` USING fts5(
  file, number, facets,
  content='', contentless_delete=1,
  tokenize="unicode61 remove_diacritics 2",
  prefix='1 2 3 4'
);
--> statement-breakpoint
INSERT INTO `policy_numbers` (`policy_id`) SELECT `id` FROM `policies` ORDER BY `uploaded_at`, `id`;
--> statement-breakpoint
INSERT INTO `policy_search` (`rowid`, `file`, `number`, `facets`)
SELECT `policy_numbers`.`number`, `policies`.`file_name`, coalesce(`policies`.`policy_number`, ''),
  '0company' || `policies`.`company_id` || ' 0' || iif(`policies`.`content_stored_at` IS NULL, 'unsent', `policies`.`status`)
FROM `policies` INNER JOIN `policy_numbers` ON `policy_numbers`.`policy_id` = `policies`.`id`;
--> statement-breakpoint
CREATE TRIGGER `policies_search_insert` AFTER INSERT ON `policies`
BEGIN
  INSERT INTO `policy_numbers` (`policy_id`) VALUES (new.`id`);
  INSERT INTO `policy_search` (`rowid`, `file`, `number`, `facets`)
  SELECT `number`, new.`file_name`, coalesce(new.`policy_number`, ''), '0company' || new.`company_id` || ' 0' || iif(new.`content_stored_at` IS NULL, 'unsent', new.`status`)
  FROM `policy_numbers` WHERE `policy_id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `policies_search_update`
AFTER UPDATE OF `file_name`, `policy_number`, `company_id`, `status`, `content_stored_at` ON `policies`
BEGIN
  UPDATE `policy_search` SET
    `file` = new.`file_name`, `number` = coalesce(new.`policy_number`, ''), `facets` = '0company' || new.`company_id` || ' 0' || iif(new.`content_stored_at` IS NULL, 'unsent', new.`status`)
  WHERE `rowid` = (SELECT `number` FROM `policy_numbers` WHERE `policy_id` = new.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `policies_search_delete` BEFORE DELETE ON `policies`
BEGIN
  DELETE FROM `policy_search` WHERE `rowid` = (SELECT `number` FROM `policy_numbers` WHERE `policy_id` = old.`id`);
  DELETE FROM `policy_numbers` WHERE `policy_id` = old.`id`;
END;
