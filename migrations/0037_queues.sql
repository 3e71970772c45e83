DROP TRIGGER registrations_queue_changed;
--> statement-breakpoint
-- Raises it when something changes that the queue shows.
CREATE TRIGGER registrations_queue_changed
AFTER UPDATE OF full_name, email, role, status, status_since, rejection_reason, rejection_text, decided_by, assigned_to ON users
WHEN old.role = 'member' OR new.role = 'member'
BEGIN
  INSERT INTO queue_versions (company_id, queue, version)
  VALUES (new.company_id, 'registrations', 1)
  ON CONFLICT (company_id, queue) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
DROP TRIGGER policies_queue_changed;
--> statement-breakpoint
-- Raises it when something changes that the queue shows.
CREATE TRIGGER policies_queue_changed
AFTER UPDATE OF file_name, status, policy_number, rejection_text, content_stored_at, due_day, decided_at, decided_by, assigned_to ON policies
WHEN old.content_stored_at IS NOT NULL OR new.content_stored_at IS NOT NULL
BEGIN
  INSERT INTO queue_versions (company_id, queue, version)
  VALUES (new.company_id, 'policies', 1)
  ON CONFLICT (company_id, queue) DO UPDATE SET version = version + 1;
END;
