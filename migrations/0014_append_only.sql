DROP TRIGGER audit_log_no_delete;
--> statement-breakpoint
-- Refuses deletions from audit_log.
CREATE TRIGGER audit_log_no_delete
BEFORE DELETE ON audit_log
WHEN NOT EXISTS (SELECT 1 FROM log_removals WHERE log = 'audit_log' AND company_id = old.company_id AND old.rowid <= through_row)
BEGIN
  SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
-- Refuses to insert a row into audit_log in place of another.
CREATE TRIGGER audit_log_no_replace
BEFORE INSERT ON audit_log
WHEN EXISTS (SELECT 1 FROM audit_log WHERE id = new.id) OR EXISTS (SELECT 1 FROM audit_log WHERE rowid = new.rowid)
BEGIN
  SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
DROP TRIGGER access_log_no_delete;
--> statement-breakpoint
-- Refuses deletions from access_log.
CREATE TRIGGER access_log_no_delete
BEFORE DELETE ON access_log
WHEN NOT EXISTS (SELECT 1 FROM log_removals WHERE log = 'access_log' AND company_id = old.company_id AND old.rowid <= through_row)
BEGIN
  SELECT RAISE(ABORT, 'access_log is append-only');
END;
--> statement-breakpoint
-- Refuses to insert a row into access_log in place of another.
CREATE TRIGGER access_log_no_replace
BEFORE INSERT ON access_log
WHEN EXISTS (SELECT 1 FROM access_log WHERE id = new.id) OR EXISTS (SELECT 1 FROM access_log WHERE rowid = new.rowid)
BEGIN
  SELECT RAISE(ABORT, 'access_log is append-only');
END;
--> statement-breakpoint
-- Refuses to insert a row into error_log in place of another.
CREATE TRIGGER error_log_no_replace
BEFORE INSERT ON error_log
WHEN EXISTS (SELECT 1 FROM error_log WHERE id = new.id) OR EXISTS (SELECT 1 FROM error_log WHERE rowid = new.rowid)
BEGIN
  SELECT RAISE(ABORT, 'error_log is append-only');
END;
--> statement-breakpoint
-- Refuses changes to log_seals.
CREATE TRIGGER log_seals_no_update
BEFORE UPDATE ON log_seals
BEGIN
  SELECT RAISE(ABORT, 'log_seals is append-only');
END;
--> statement-breakpoint
-- Refuses deletions from log_seals.
CREATE TRIGGER log_seals_no_delete
BEFORE DELETE ON log_seals
BEGIN
  SELECT RAISE(ABORT, 'log_seals is append-only');
END;
--> statement-breakpoint
-- Refuses to insert a row into log_seals in place of another.
CREATE TRIGGER log_seals_no_replace
BEFORE INSERT ON log_seals
WHEN EXISTS (SELECT 1 FROM log_seals WHERE log = new.log AND company_id = new.company_id AND number = new.number) OR EXISTS (SELECT 1 FROM log_seals WHERE rowid = new.rowid)
BEGIN
  SELECT RAISE(ABORT, 'log_seals is append-only');
END;
--> statement-breakpoint
-- Refuses changes to log_removals.
CREATE TRIGGER log_removals_no_update
BEFORE UPDATE ON log_removals
BEGIN
  SELECT RAISE(ABORT, 'log_removals is append-only');
END;
--> statement-breakpoint
-- Refuses deletions from log_removals.
CREATE TRIGGER log_removals_no_delete
BEFORE DELETE ON log_removals
BEGIN
  SELECT RAISE(ABORT, 'log_removals is append-only');
END;
--> statement-breakpoint
-- Refuses to insert a row into log_removals in place of another.
CREATE TRIGGER log_removals_no_replace
BEFORE INSERT ON log_removals
WHEN EXISTS (SELECT 1 FROM log_removals WHERE id = new.id) OR EXISTS (SELECT 1 FROM log_removals WHERE rowid = new.rowid)
BEGIN
  SELECT RAISE(ABORT, 'log_removals is append-only');
END;
