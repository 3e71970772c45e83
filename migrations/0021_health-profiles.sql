CREATE TABLE `health_profiles` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`blood_type` text NOT NULL,
	`allergies` text NOT NULL,
	`conditions` text NOT NULL,
	`contact_name` text,
	`contact_relation` text,
	`contact_phone` text,
	`shown_at_counter` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "health_profiles_blood_type" CHECK("health_profiles"."blood_type" in ('A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-', 'unknown'))
);
