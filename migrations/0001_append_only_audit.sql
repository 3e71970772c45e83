CREATE TRIGGER `audit_log_no_update` BEFORE UPDATE ON `audit_log`
BEGIN
  SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_no_delete` BEFORE DELETE ON `audit_log`
BEGIN
  SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
INSERT INTO `companies` (`id`, `name`, `primary_color`, `phone`, `website`, `chat_url`, `time_zone`)
VALUES (1, 'Viver Bem', '#0b6e69', '0800 123 4567', 'www.viverbem.example', NULL, 'America/Sao_Paulo');
