-- Refuses changes to audit_log.
CREATE TRIGGER audit_log_no_update
BEFORE UPDATE ON audit_log
BEGIN
  SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
-- Refuses deletions from audit_log.
CREATE TRIGGER audit_log_no_delete
BEFORE DELETE ON audit_log
BEGIN
  SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
-- Refuses changes to access_log.
CREATE TRIGGER access_log_no_update
BEFORE UPDATE ON access_log
BEGIN
  SELECT RAISE(ABORT, 'access_log is append-only');
END;
--> statement-breakpoint
-- Refuses deletions from access_log.
CREATE TRIGGER access_log_no_delete
BEFORE DELETE ON access_log
BEGIN
  SELECT RAISE(ABORT, 'access_log is append-only');
END;
--> statement-breakpoint
-- Refuses changes to error_log.
CREATE TRIGGER error_log_no_update
BEFORE UPDATE ON error_log
BEGIN
  SELECT RAISE(ABORT, 'error_log is append-only');
END;
