DROP TRIGGER audit_log_no_replace;
--> statement-breakpoint
-- Refuses to insert a row into audit_log in place of another.
CREATE TRIGGER audit_log_no_replace
BEFORE INSERT ON audit_log
WHEN EXISTS (SELECT 1 FROM audit_log WHERE id = new.id)
OR (new.rowid > 0 AND EXISTS (SELECT 1 FROM audit_log WHERE rowid = new.rowid))
BEGIN
  SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
-- Refuses a row of audit_log whose row number is not the next one.
CREATE TRIGGER audit_log_no_chosen_number
AFTER INSERT ON audit_log
WHEN EXISTS (SELECT 1 FROM audit_log WHERE rowid > new.rowid)
OR new.rowid <> 1 + coalesce((SELECT rowid FROM audit_log WHERE rowid < new.rowid ORDER BY rowid DESC LIMIT 1), 0)
BEGIN
  SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
DROP TRIGGER access_log_no_replace;
--> statement-breakpoint
-- Refuses to insert a row into access_log in place of another.
CREATE TRIGGER access_log_no_replace
BEFORE INSERT ON access_log
WHEN EXISTS (SELECT 1 FROM access_log WHERE id = new.id)
OR (new.rowid > 0 AND EXISTS (SELECT 1 FROM access_log WHERE rowid = new.rowid))
BEGIN
  SELECT RAISE(ABORT, 'access_log is append-only');
END;
--> statement-breakpoint
-- Refuses a row of access_log whose row number is not the next one.
CREATE TRIGGER access_log_no_chosen_number
AFTER INSERT ON access_log
WHEN EXISTS (SELECT 1 FROM access_log WHERE rowid > new.rowid)
OR new.rowid <> 1 + coalesce((SELECT rowid FROM access_log WHERE rowid < new.rowid ORDER BY rowid DESC LIMIT 1), 0)
BEGIN
  SELECT RAISE(ABORT, 'access_log is append-only');
END;
--> statement-breakpoint
DROP TRIGGER error_log_no_replace;
--> statement-breakpoint
-- Refuses to insert a row into error_log in place of another.
CREATE TRIGGER error_log_no_replace
BEFORE INSERT ON error_log
WHEN EXISTS (SELECT 1 FROM error_log WHERE id = new.id)
OR (new.rowid > 0 AND EXISTS (SELECT 1 FROM error_log WHERE rowid = new.rowid))
BEGIN
  SELECT RAISE(ABORT, 'error_log is append-only');
END;
--> statement-breakpoint
-- Refuses a row of error_log whose row number is not the next one.
CREATE TRIGGER error_log_no_chosen_number
AFTER INSERT ON error_log
WHEN EXISTS (SELECT 1 FROM error_log WHERE rowid > new.rowid)
OR new.rowid <> 1 + coalesce((SELECT rowid FROM error_log WHERE rowid < new.rowid ORDER BY rowid DESC LIMIT 1), 0)
BEGIN
  SELECT RAISE(ABORT, 'error_log is append-only');
END;
--> statement-breakpoint
DROP TRIGGER log_seals_no_replace;
--> statement-breakpoint
-- Refuses to insert a row into log_seals in place of another.
CREATE TRIGGER log_seals_no_replace
BEFORE INSERT ON log_seals
WHEN EXISTS (SELECT 1 FROM log_seals WHERE log = new.log AND company_id = new.company_id AND number = new.number)
OR (new.rowid > 0 AND EXISTS (SELECT 1 FROM log_seals WHERE rowid = new.rowid))
BEGIN
  SELECT RAISE(ABORT, 'log_seals is append-only');
END;
--> statement-breakpoint
-- Refuses a row of log_seals whose row number is not the next one.
CREATE TRIGGER log_seals_no_chosen_number
AFTER INSERT ON log_seals
WHEN EXISTS (SELECT 1 FROM log_seals WHERE rowid > new.rowid)
OR new.rowid <> 1 + coalesce((SELECT rowid FROM log_seals WHERE rowid < new.rowid ORDER BY rowid DESC LIMIT 1), 0)
BEGIN
  SELECT RAISE(ABORT, 'log_seals is append-only');
END;
--> statement-breakpoint
DROP TRIGGER log_removals_no_replace;
--> statement-breakpoint
-- Refuses to insert a row into log_removals in place of another.
CREATE TRIGGER log_removals_no_replace
BEFORE INSERT ON log_removals
WHEN EXISTS (SELECT 1 FROM log_removals WHERE id = new.id)
OR (new.rowid > 0 AND EXISTS (SELECT 1 FROM log_removals WHERE rowid = new.rowid))
BEGIN
  SELECT RAISE(ABORT, 'log_removals is append-only');
END;
--> statement-breakpoint
-- Refuses a row of log_removals whose row number is not the next one.
CREATE TRIGGER log_removals_no_chosen_number
AFTER INSERT ON log_removals
WHEN EXISTS (SELECT 1 FROM log_removals WHERE rowid > new.rowid)
OR new.rowid <> 1 + coalesce((SELECT rowid FROM log_removals WHERE rowid < new.rowid ORDER BY rowid DESC LIMIT 1), 0)
BEGIN
  SELECT RAISE(ABORT, 'log_removals is append-only');
END;
