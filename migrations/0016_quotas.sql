DROP TRIGGER quota_mails;
--> statement-breakpoint
-- Counts an e-mail that a record of its recipient causes; beyond the quota only the bell shows the event.
CREATE TRIGGER quota_mails
AFTER INSERT ON events
WHEN new.mail_status = 'waiting' AND new.kind IN ('consultation_tomorrow', 'medication_due', 'medication_stock_low')
BEGIN
  INSERT INTO quota_usage (owner_id, kind, day, changes_today)
  VALUES (new.user_id, 'mails', date(new.notify_at / 1000 + iif(new.notify_at >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.notify_at ORDER BY since DESC LIMIT 1
  )), 'unixepoch'), 1)
  ON CONFLICT (owner_id, kind) DO UPDATE SET
    day = excluded.day,
    changes_today = iif(day = excluded.day, changes_today, 0) + 1,
    reached = iif(iif(day = excluded.day, changes_today, 0) + 1 >= 54, 'day', NULL);
  UPDATE events SET mail_status = NULL
  WHERE id = new.id AND 60 < (
    SELECT changes_today FROM quota_usage WHERE owner_id = new.user_id AND kind = 'mails'
  );
END;
