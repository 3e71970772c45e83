ALTER TABLE `reports` ADD `part_keys` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
UPDATE `reports` SET `part_keys` = (
  WITH RECURSIVE `n`(`i`) AS (SELECT 0 UNION ALL SELECT `i` + 1 FROM `n` WHERE `i` + 1 < `reports`.`parts`)
  SELECT json_group_array(printf('reports/%s/%05d', `reports`.`id`, `i`)) FROM `n`
) WHERE `parts` > 0;
