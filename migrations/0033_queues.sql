-- Raises the version of the queue of registrations for a new row.
CREATE TRIGGER registrations_queue_added
AFTER INSERT ON users
WHEN new.role = 'member'
BEGIN
  INSERT INTO queue_versions (company_id, queue, version)
  VALUES (new.company_id, 'registrations', 1)
  ON CONFLICT (company_id, queue) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- Raises it when something changes that the queue shows.
CREATE TRIGGER registrations_queue_changed
AFTER UPDATE OF full_name, email, role, status, status_since, rejection_reason, rejection_text, decided_by ON users
WHEN old.role = 'member' OR new.role = 'member'
BEGIN
  INSERT INTO queue_versions (company_id, queue, version)
  VALUES (new.company_id, 'registrations', 1)
  ON CONFLICT (company_id, queue) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- Raises it for a deleted row.
CREATE TRIGGER registrations_queue_deleted
AFTER DELETE ON users
WHEN old.role = 'member'
BEGIN
  INSERT INTO queue_versions (company_id, queue, version)
  VALUES (old.company_id, 'registrations', 1)
  ON CONFLICT (company_id, queue) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- Raises the version of the queue of policies for a new row.
CREATE TRIGGER policies_queue_added
AFTER INSERT ON policies
WHEN new.content_stored_at IS NOT NULL
BEGIN
  INSERT INTO queue_versions (company_id, queue, version)
  VALUES (new.company_id, 'policies', 1)
  ON CONFLICT (company_id, queue) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- Raises it when something changes that the queue shows.
CREATE TRIGGER policies_queue_changed
AFTER UPDATE OF file_name, status, policy_number, rejection_text, content_stored_at, due_day, decided_at, decided_by ON policies
WHEN old.content_stored_at IS NOT NULL OR new.content_stored_at IS NOT NULL
BEGIN
  INSERT INTO queue_versions (company_id, queue, version)
  VALUES (new.company_id, 'policies', 1)
  ON CONFLICT (company_id, queue) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- Raises it for a deleted row.
CREATE TRIGGER policies_queue_deleted
AFTER DELETE ON policies
WHEN old.content_stored_at IS NOT NULL
BEGIN
  INSERT INTO queue_versions (company_id, queue, version)
  VALUES (old.company_id, 'policies', 1)
  ON CONFLICT (company_id, queue) DO UPDATE SET version = version + 1;
END;
