-- Raises the version of the queue of policies, which shows the names of their owners.
CREATE TRIGGER policies_queue_renamed
AFTER UPDATE OF full_name ON users
WHEN old.full_name <> new.full_name AND new.role = 'member'
BEGIN
  INSERT INTO queue_versions (company_id, queue, version)
  VALUES (new.company_id, 'policies', 1)
  ON CONFLICT (company_id, queue) DO UPDATE SET version = version + 1;
END;
