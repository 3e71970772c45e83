CREATE TRIGGER `error_log_no_update` BEFORE UPDATE ON `error_log`
BEGIN
  SELECT RAISE(ABORT, 'error_log is append-only');
END;
