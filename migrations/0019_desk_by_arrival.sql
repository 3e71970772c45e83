DROP INDEX `policies_desk`;--> statement-breakpoint
CREATE INDEX `policies_desk` ON `policies` (`company_id`,`status`,`due_day`,`uploaded_at`,`id`);