-- Raises the version of the assignments: who has which registration, the names shown, and the colleagues.
CREATE TRIGGER users_assignments_changed
AFTER UPDATE OF full_name, role, status, blocked_at, assigned_to ON users
WHEN coalesce(old.assigned_to, new.assigned_to) IS NOT NULL OR old.full_name <> new.full_name OR 'admin' IN (old.role, new.role)
BEGIN
  INSERT INTO queue_versions (company_id, queue, version)
  VALUES (new.company_id, 'assignments', 1)
  ON CONFLICT (company_id, queue) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- Raises it for policies.
CREATE TRIGGER policies_assignments_changed
AFTER UPDATE OF status, assigned_to ON policies
WHEN coalesce(old.assigned_to, new.assigned_to) IS NOT NULL
BEGIN
  INSERT INTO queue_versions (company_id, queue, version)
  VALUES (new.company_id, 'assignments', 1)
  ON CONFLICT (company_id, queue) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- Raises it for a deleted row of users.
CREATE TRIGGER users_assignments_deleted
AFTER DELETE ON users
WHEN old.assigned_to IS NOT NULL
BEGIN
  INSERT INTO queue_versions (company_id, queue, version)
  VALUES (old.company_id, 'assignments', 1)
  ON CONFLICT (company_id, queue) DO UPDATE SET version = version + 1;
END;
--> statement-breakpoint
-- Raises it for a deleted row of policies.
CREATE TRIGGER policies_assignments_deleted
AFTER DELETE ON policies
WHEN old.assigned_to IS NOT NULL
BEGIN
  INSERT INTO queue_versions (company_id, queue, version)
  VALUES (old.company_id, 'assignments', 1)
  ON CONFLICT (company_id, queue) DO UPDATE SET version = version + 1;
END;
