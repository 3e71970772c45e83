CREATE TABLE `__new_rejection_texts` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` integer NOT NULL,
	`reason` text NOT NULL,
	`name` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "rejection_texts_reason" CHECK("reason" in ('data_mismatch', 'not_a_customer', 'duplicate', 'incomplete', 'other', 'policy'))
);
--> statement-breakpoint
INSERT INTO `__new_rejection_texts`("id", "company_id", "reason", "name", "text", "created_at") SELECT "id", "company_id", "reason", "name", "text", "created_at" FROM `rejection_texts`;--> statement-breakpoint
DROP TABLE `rejection_texts`;--> statement-breakpoint
ALTER TABLE `__new_rejection_texts` RENAME TO `rejection_texts`;--> statement-breakpoint
CREATE UNIQUE INDEX `rejection_texts_names` ON `rejection_texts` (`company_id`,`reason`,`name`);