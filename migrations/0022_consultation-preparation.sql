ALTER TABLE `consultations` ADD `place_name` text;--> statement-breakpoint
ALTER TABLE `consultations` ADD `address` text;--> statement-breakpoint
ALTER TABLE `consultations` ADD `phone` text;--> statement-breakpoint
ALTER TABLE `consultations` ADD `bring` text;--> statement-breakpoint
ALTER TABLE `consultations` ADD `exam_ids` text;