-- Lists the key of a count in metric_keys, where queries look up the keys of a metric.
CREATE TRIGGER daily_counts_key
AFTER INSERT ON daily_counts
BEGIN
  INSERT INTO metric_keys (company_id, metric, key)
  VALUES (new.company_id, new.metric, new.key)
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- Deletes a count that went down to zero.
CREATE TRIGGER daily_counts_zero
AFTER UPDATE OF count ON daily_counts
WHEN new.count = 0
BEGIN
  DELETE FROM daily_counts
  WHERE company_id = new.company_id AND metric = new.metric AND key = new.key AND day = new.day;
END;
--> statement-breakpoint
-- Counts a member who becomes active in a week.
CREATE TRIGGER active_weeks_counted
AFTER INSERT ON active_weeks
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  VALUES (new.company_id, 'active', '', new.week, 1)
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
-- Moves a month of sleep from the count of its old band to that of its new one.
CREATE TRIGGER sleep_months_counted
AFTER UPDATE OF minutes, days ON sleep_months
WHEN old.band <> new.band
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT old.company_id, 'sleep', old.band, old.month, -1
  WHERE old.band <> ''
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT new.company_id, 'sleep', new.band, new.month, 1
  WHERE new.band <> ''
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
-- Counts the registration of a new member, and its decision if it already has one.
CREATE TRIGGER statistics_user_added
AFTER INSERT ON users
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT new.company_id, 'registrations', new.status, date(new.created_at / 1000 - 10800, 'unixepoch'), 1
  WHERE new.role = 'member'
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT new.company_id, d.metric, (
    SELECT printf('%05d', CASE
      WHEN m < 60 THEN m / 15 * 15
      WHEN m < 720 THEN m / 60 * 60
      WHEN m < 2880 THEN m / 180 * 180
      WHEN m < 10080 THEN m / 720 * 720
      WHEN m < 43200 THEN m / 1440 * 1440
      ELSE 43200
    END)
    FROM (SELECT max(0, (new.decided_at - coalesce(new.queued_at, new.email_confirmed_at, new.created_at)) / 60000) AS m)
  ), d.day, 1
  FROM (
    SELECT 'decisions' AS metric, date(new.decided_at / 1000 - 10800, 'unixepoch') AS day
    UNION ALL SELECT 'decisions_weekly', date(new.decided_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1')
  ) d
  WHERE new.role = 'member' AND new.status IN ('approved', 'rejected') AND new.decided_at IS NOT NULL
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
-- Takes back what the old row of a user counted and counts the new one, whatever changed: a decision, its undo, a
-- correction, a promotion.
CREATE TRIGGER statistics_user_changed
AFTER UPDATE OF status, role, company_id, created_at, email_confirmed_at, queued_at, decided_at ON users
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT old.company_id, 'registrations', old.status, date(old.created_at / 1000 - 10800, 'unixepoch'), -1
  WHERE old.role = 'member'
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT old.company_id, d.metric, (
    SELECT printf('%05d', CASE
      WHEN m < 60 THEN m / 15 * 15
      WHEN m < 720 THEN m / 60 * 60
      WHEN m < 2880 THEN m / 180 * 180
      WHEN m < 10080 THEN m / 720 * 720
      WHEN m < 43200 THEN m / 1440 * 1440
      ELSE 43200
    END)
    FROM (SELECT max(0, (old.decided_at - coalesce(old.queued_at, old.email_confirmed_at, old.created_at)) / 60000) AS m)
  ), d.day, -1
  FROM (
    SELECT 'decisions' AS metric, date(old.decided_at / 1000 - 10800, 'unixepoch') AS day
    UNION ALL SELECT 'decisions_weekly', date(old.decided_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1')
  ) d
  WHERE old.role = 'member' AND old.status IN ('approved', 'rejected') AND old.decided_at IS NOT NULL
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT new.company_id, 'registrations', new.status, date(new.created_at / 1000 - 10800, 'unixepoch'), 1
  WHERE new.role = 'member'
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT new.company_id, d.metric, (
    SELECT printf('%05d', CASE
      WHEN m < 60 THEN m / 15 * 15
      WHEN m < 720 THEN m / 60 * 60
      WHEN m < 2880 THEN m / 180 * 180
      WHEN m < 10080 THEN m / 720 * 720
      WHEN m < 43200 THEN m / 1440 * 1440
      ELSE 43200
    END)
    FROM (SELECT max(0, (new.decided_at - coalesce(new.queued_at, new.email_confirmed_at, new.created_at)) / 60000) AS m)
  ), d.day, 1
  FROM (
    SELECT 'decisions' AS metric, date(new.decided_at / 1000 - 10800, 'unixepoch') AS day
    UNION ALL SELECT 'decisions_weekly', date(new.decided_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1')
  ) d
  WHERE new.role = 'member' AND new.status IN ('approved', 'rejected') AND new.decided_at IS NOT NULL
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
-- Deletes the records of a user while the user still exists, so that their own triggers find the company, and takes
-- back the active weeks.
CREATE TRIGGER statistics_user_deleting
BEFORE DELETE ON users
BEGIN
  DELETE FROM consultations WHERE owner_id = old.id;
  DELETE FROM policies WHERE owner_id = old.id;
  DELETE FROM sleep_entries WHERE owner_id = old.id;
  DELETE FROM anamneses WHERE owner_id = old.id;
  UPDATE daily_counts SET count = count - 1
  WHERE company_id = old.company_id AND metric = 'active' AND key = ''
    AND day IN (SELECT week FROM active_weeks WHERE user_id = old.id AND company_id = old.company_id);
END;
--> statement-breakpoint
-- Takes back what the registration of a deleted member counted.
CREATE TRIGGER statistics_user_deleted
AFTER DELETE ON users
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT old.company_id, 'registrations', old.status, date(old.created_at / 1000 - 10800, 'unixepoch'), -1
  WHERE old.role = 'member'
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT old.company_id, d.metric, (
    SELECT printf('%05d', CASE
      WHEN m < 60 THEN m / 15 * 15
      WHEN m < 720 THEN m / 60 * 60
      WHEN m < 2880 THEN m / 180 * 180
      WHEN m < 10080 THEN m / 720 * 720
      WHEN m < 43200 THEN m / 1440 * 1440
      ELSE 43200
    END)
    FROM (SELECT max(0, (old.decided_at - coalesce(old.queued_at, old.email_confirmed_at, old.created_at)) / 60000) AS m)
  ), d.day, -1
  FROM (
    SELECT 'decisions' AS metric, date(old.decided_at / 1000 - 10800, 'unixepoch') AS day
    UNION ALL SELECT 'decisions_weekly', date(old.decided_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1')
  ) d
  WHERE old.role = 'member' AND old.status IN ('approved', 'rejected') AND old.decided_at IS NOT NULL
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
-- Marks a member as active in the week of a sign-in.
CREATE TRIGGER statistics_session_added
AFTER INSERT ON sessions
WHEN new.purpose = 'member'
BEGIN
  INSERT INTO active_weeks (company_id, week, user_id)
  SELECT u.company_id, date(new.last_seen_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), u.id
  FROM users u
  WHERE u.id = new.user_id AND u.role = 'member' AND u.status = 'approved' AND NOT EXISTS (
    SELECT 1 FROM active_weeks w
    WHERE w.company_id = u.company_id AND w.week = date(new.last_seen_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1') AND w.user_id = u.id
  );
END;
--> statement-breakpoint
-- Marks a member as active in the week in which a session was used.
CREATE TRIGGER statistics_session_seen
AFTER UPDATE OF last_seen_at ON sessions
WHEN new.purpose = 'member'
BEGIN
  INSERT INTO active_weeks (company_id, week, user_id)
  SELECT u.company_id, date(new.last_seen_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), u.id
  FROM users u
  WHERE u.id = new.user_id AND u.role = 'member' AND u.status = 'approved' AND NOT EXISTS (
    SELECT 1 FROM active_weeks w
    WHERE w.company_id = u.company_id AND w.week = date(new.last_seen_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1') AND w.user_id = u.id
  );
END;
--> statement-breakpoint
-- Counts a consultation by type, status and specialty, and marks its member as active.
CREATE TRIGGER statistics_consultation_added
AFTER INSERT ON consultations
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT u.company_id, k.metric, k.key, date(new.date / 1000 - 10800, 'unixepoch'), 1
  FROM users u, (
    SELECT 'consultation_type' AS metric, new.type AS key
    UNION ALL SELECT 'consultation_status', new.status
    UNION ALL SELECT 'consultation_specialty', coalesce(trim(new.specialty), '')
  ) k
  WHERE u.id = new.owner_id
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
  INSERT INTO counted_records (company_id, metric, key, at, id, owner_id)
  SELECT u.company_id, k.metric, k.key, new.date, new.id, new.owner_id
  FROM users u, (
    SELECT 'consultation_type' AS metric, new.type AS key
    UNION ALL SELECT 'consultation_specialty', coalesce(trim(new.specialty), '')
  ) k
  WHERE u.id = new.owner_id;
  INSERT INTO active_weeks (company_id, week, user_id)
  SELECT u.company_id, date(new.created_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), u.id
  FROM users u
  WHERE u.id = new.owner_id AND u.role = 'member' AND u.status = 'approved' AND NOT EXISTS (
    SELECT 1 FROM active_weeks w
    WHERE w.company_id = u.company_id AND w.week = date(new.created_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1') AND w.user_id = u.id
  );
END;
--> statement-breakpoint
-- Takes back what the old row of a consultation counted and counts the new one.
CREATE TRIGGER statistics_consultation_changed
AFTER UPDATE OF date, type, status, specialty ON consultations
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT u.company_id, k.metric, k.key, date(old.date / 1000 - 10800, 'unixepoch'), -1
  FROM users u, (
    SELECT 'consultation_type' AS metric, old.type AS key
    UNION ALL SELECT 'consultation_status', old.status
    UNION ALL SELECT 'consultation_specialty', coalesce(trim(old.specialty), '')
  ) k
  WHERE u.id = old.owner_id
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
  DELETE FROM counted_records
  WHERE company_id = (SELECT company_id FROM users WHERE id = old.owner_id)
    AND metric = 'consultation_type' AND key = old.type AND at = old.date AND id = old.id;
  DELETE FROM counted_records
  WHERE company_id = (SELECT company_id FROM users WHERE id = old.owner_id)
    AND metric = 'consultation_specialty' AND key = coalesce(trim(old.specialty), '') AND at = old.date AND id = old.id;
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT u.company_id, k.metric, k.key, date(new.date / 1000 - 10800, 'unixepoch'), 1
  FROM users u, (
    SELECT 'consultation_type' AS metric, new.type AS key
    UNION ALL SELECT 'consultation_status', new.status
    UNION ALL SELECT 'consultation_specialty', coalesce(trim(new.specialty), '')
  ) k
  WHERE u.id = new.owner_id
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
  INSERT INTO counted_records (company_id, metric, key, at, id, owner_id)
  SELECT u.company_id, k.metric, k.key, new.date, new.id, new.owner_id
  FROM users u, (
    SELECT 'consultation_type' AS metric, new.type AS key
    UNION ALL SELECT 'consultation_specialty', coalesce(trim(new.specialty), '')
  ) k
  WHERE u.id = new.owner_id;
END;
--> statement-breakpoint
-- Takes back what a deleted consultation counted.
CREATE TRIGGER statistics_consultation_deleted
AFTER DELETE ON consultations
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT u.company_id, k.metric, k.key, date(old.date / 1000 - 10800, 'unixepoch'), -1
  FROM users u, (
    SELECT 'consultation_type' AS metric, old.type AS key
    UNION ALL SELECT 'consultation_status', old.status
    UNION ALL SELECT 'consultation_specialty', coalesce(trim(old.specialty), '')
  ) k
  WHERE u.id = old.owner_id
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
  DELETE FROM counted_records
  WHERE company_id = (SELECT company_id FROM users WHERE id = old.owner_id)
    AND metric = 'consultation_type' AND key = old.type AND at = old.date AND id = old.id;
  DELETE FROM counted_records
  WHERE company_id = (SELECT company_id FROM users WHERE id = old.owner_id)
    AND metric = 'consultation_specialty' AND key = coalesce(trim(old.specialty), '') AND at = old.date AND id = old.id;
END;
--> statement-breakpoint
-- Counts a policy by its state, and marks its member as active.
CREATE TRIGGER statistics_policy_added
AFTER INSERT ON policies
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT u.company_id, k.metric, k.key, date(new.uploaded_at / 1000 - 10800, 'unixepoch'), 1
  FROM users u, (
    SELECT 'policies' AS metric, iif(new.content_stored_at IS NULL, 'unsent', new.status) AS key
  ) k
  WHERE u.id = new.owner_id
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
  INSERT INTO counted_records (company_id, metric, key, at, id, owner_id)
  SELECT u.company_id, k.metric, k.key, new.uploaded_at, new.id, new.owner_id
  FROM users u, (
    SELECT 'policies' AS metric, iif(new.content_stored_at IS NULL, 'unsent', new.status) AS key
  ) k
  WHERE u.id = new.owner_id;
  INSERT INTO active_weeks (company_id, week, user_id)
  SELECT u.company_id, date(new.uploaded_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), u.id
  FROM users u
  WHERE u.id = new.owner_id AND u.role = 'member' AND u.status = 'approved' AND NOT EXISTS (
    SELECT 1 FROM active_weeks w
    WHERE w.company_id = u.company_id AND w.week = date(new.uploaded_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1') AND w.user_id = u.id
  );
END;
--> statement-breakpoint
-- Takes back what the old row of a policy counted and counts the new one.
CREATE TRIGGER statistics_policy_changed
AFTER UPDATE OF status, content_stored_at, uploaded_at ON policies
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT u.company_id, k.metric, k.key, date(old.uploaded_at / 1000 - 10800, 'unixepoch'), -1
  FROM users u, (
    SELECT 'policies' AS metric, iif(old.content_stored_at IS NULL, 'unsent', old.status) AS key
  ) k
  WHERE u.id = old.owner_id
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
  DELETE FROM counted_records
  WHERE company_id = (SELECT company_id FROM users WHERE id = old.owner_id)
    AND metric = 'policies' AND key = iif(old.content_stored_at IS NULL, 'unsent', old.status) AND at = old.uploaded_at AND id = old.id;
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT u.company_id, k.metric, k.key, date(new.uploaded_at / 1000 - 10800, 'unixepoch'), 1
  FROM users u, (
    SELECT 'policies' AS metric, iif(new.content_stored_at IS NULL, 'unsent', new.status) AS key
  ) k
  WHERE u.id = new.owner_id
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
  INSERT INTO counted_records (company_id, metric, key, at, id, owner_id)
  SELECT u.company_id, k.metric, k.key, new.uploaded_at, new.id, new.owner_id
  FROM users u, (
    SELECT 'policies' AS metric, iif(new.content_stored_at IS NULL, 'unsent', new.status) AS key
  ) k
  WHERE u.id = new.owner_id;
END;
--> statement-breakpoint
-- Takes back what a deleted policy counted.
CREATE TRIGGER statistics_policy_deleted
AFTER DELETE ON policies
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT u.company_id, k.metric, k.key, date(old.uploaded_at / 1000 - 10800, 'unixepoch'), -1
  FROM users u, (
    SELECT 'policies' AS metric, iif(old.content_stored_at IS NULL, 'unsent', old.status) AS key
  ) k
  WHERE u.id = old.owner_id
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
  DELETE FROM counted_records
  WHERE company_id = (SELECT company_id FROM users WHERE id = old.owner_id)
    AND metric = 'policies' AND key = iif(old.content_stored_at IS NULL, 'unsent', old.status) AND at = old.uploaded_at AND id = old.id;
END;
--> statement-breakpoint
-- Adds a sleep entry to its month, and marks its member as active.
CREATE TRIGGER statistics_sleep_added
AFTER INSERT ON sleep_entries
BEGIN
  INSERT INTO sleep_months (owner_id, month, company_id, minutes, days)
  SELECT u.id, date(new.sleep_end / 1000 - 10800, 'unixepoch', 'start of month'), u.company_id, 0, 0
  FROM users u
  WHERE u.id = new.owner_id
  ON CONFLICT DO NOTHING;
  UPDATE sleep_months SET
    minutes = minutes + (new.sleep_end - new.sleep_start) / 60000,
    days = days + NOT EXISTS (
      SELECT 1 FROM sleep_entries s
      WHERE s.owner_id = new.owner_id AND s.id <> new.id
        AND s.sleep_end >= (new.sleep_end - 10800000) / 86400000 * 86400000 + 10800000
        AND s.sleep_end < (new.sleep_end - 10800000) / 86400000 * 86400000 + 97200000
    )
  WHERE owner_id = new.owner_id AND month = date(new.sleep_end / 1000 - 10800, 'unixepoch', 'start of month');
  INSERT INTO active_weeks (company_id, week, user_id)
  SELECT u.company_id, date(new.created_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), u.id
  FROM users u
  WHERE u.id = new.owner_id AND u.role = 'member' AND u.status = 'approved' AND NOT EXISTS (
    SELECT 1 FROM active_weeks w
    WHERE w.company_id = u.company_id AND w.week = date(new.created_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1') AND w.user_id = u.id
  );
END;
--> statement-breakpoint
-- Moves a changed sleep entry from its old month to its new one.
CREATE TRIGGER statistics_sleep_changed
AFTER UPDATE OF sleep_start, sleep_end ON sleep_entries
BEGIN
  UPDATE sleep_months SET
    minutes = minutes - (old.sleep_end - old.sleep_start) / 60000,
    days = days - NOT EXISTS (
      SELECT 1 FROM sleep_entries s
      WHERE s.owner_id = old.owner_id AND s.id <> old.id
        AND s.sleep_end >= (old.sleep_end - 10800000) / 86400000 * 86400000 + 10800000
        AND s.sleep_end < (old.sleep_end - 10800000) / 86400000 * 86400000 + 97200000
    )
  WHERE owner_id = old.owner_id AND month = date(old.sleep_end / 1000 - 10800, 'unixepoch', 'start of month');
  INSERT INTO sleep_months (owner_id, month, company_id, minutes, days)
  SELECT u.id, date(new.sleep_end / 1000 - 10800, 'unixepoch', 'start of month'), u.company_id, 0, 0
  FROM users u
  WHERE u.id = new.owner_id
  ON CONFLICT DO NOTHING;
  UPDATE sleep_months SET
    minutes = minutes + (new.sleep_end - new.sleep_start) / 60000,
    days = days + NOT EXISTS (
      SELECT 1 FROM sleep_entries s
      WHERE s.owner_id = new.owner_id AND s.id <> new.id
        AND s.sleep_end >= (new.sleep_end - 10800000) / 86400000 * 86400000 + 10800000
        AND s.sleep_end < (new.sleep_end - 10800000) / 86400000 * 86400000 + 97200000
    )
  WHERE owner_id = new.owner_id AND month = date(new.sleep_end / 1000 - 10800, 'unixepoch', 'start of month');
END;
--> statement-breakpoint
-- Takes a deleted sleep entry out of its month.
CREATE TRIGGER statistics_sleep_deleted
AFTER DELETE ON sleep_entries
BEGIN
  UPDATE sleep_months SET
    minutes = minutes - (old.sleep_end - old.sleep_start) / 60000,
    days = days - NOT EXISTS (
      SELECT 1 FROM sleep_entries s
      WHERE s.owner_id = old.owner_id AND s.id <> old.id
        AND s.sleep_end >= (old.sleep_end - 10800000) / 86400000 * 86400000 + 10800000
        AND s.sleep_end < (old.sleep_end - 10800000) / 86400000 * 86400000 + 97200000
    )
  WHERE owner_id = old.owner_id AND month = date(old.sleep_end / 1000 - 10800, 'unixepoch', 'start of month');
END;
--> statement-breakpoint
-- Counts the BMI class of a questionnaire in place of the one before, and marks its member as active.
CREATE TRIGGER statistics_anamnesis_added
AFTER INSERT ON anamneses
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT u.company_id, 'bmi', c.key, c.month, c.change
  FROM users u, (
    SELECT new.bmi_class AS key, date(new.created_at / 1000 - 10800, 'unixepoch', 'start of month') AS month, 1 AS change
    UNION ALL SELECT p.bmi_class, date(new.created_at / 1000 - 10800, 'unixepoch', 'start of month'), -1
    FROM (
      SELECT * FROM anamneses
      WHERE owner_id = new.owner_id AND (created_at, id) < (new.created_at, new.id)
      ORDER BY created_at DESC, id DESC
      LIMIT 1
    ) p
    UNION ALL SELECT new.bmi_class, date(n.created_at / 1000 - 10800, 'unixepoch', 'start of month'), -1
    FROM (
      SELECT * FROM anamneses
      WHERE owner_id = new.owner_id AND (created_at, id) > (new.created_at, new.id)
      ORDER BY created_at ASC, id ASC
      LIMIT 1
    ) n
    UNION ALL SELECT p.bmi_class, date(n.created_at / 1000 - 10800, 'unixepoch', 'start of month'), 1
    FROM (
      SELECT * FROM anamneses
      WHERE owner_id = new.owner_id AND (created_at, id) < (new.created_at, new.id)
      ORDER BY created_at DESC, id DESC
      LIMIT 1
    ) p, (
      SELECT * FROM anamneses
      WHERE owner_id = new.owner_id AND (created_at, id) > (new.created_at, new.id)
      ORDER BY created_at ASC, id ASC
      LIMIT 1
    ) n
  ) c
  WHERE u.id = new.owner_id
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
  INSERT INTO active_weeks (company_id, week, user_id)
  SELECT u.company_id, date(new.created_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1'), u.id
  FROM users u
  WHERE u.id = new.owner_id AND u.role = 'member' AND u.status = 'approved' AND NOT EXISTS (
    SELECT 1 FROM active_weeks w
    WHERE w.company_id = u.company_id AND w.week = date(new.created_at / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1') AND w.user_id = u.id
  );
END;
--> statement-breakpoint
-- Takes back the BMI class of a deleted questionnaire.
CREATE TRIGGER statistics_anamnesis_deleted
AFTER DELETE ON anamneses
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT u.company_id, 'bmi', c.key, c.month, c.change
  FROM users u, (
    SELECT old.bmi_class AS key, date(old.created_at / 1000 - 10800, 'unixepoch', 'start of month') AS month, -1 AS change
    UNION ALL SELECT p.bmi_class, date(old.created_at / 1000 - 10800, 'unixepoch', 'start of month'), 1
    FROM (
      SELECT * FROM anamneses
      WHERE owner_id = old.owner_id AND (created_at, id) < (old.created_at, old.id)
      ORDER BY created_at DESC, id DESC
      LIMIT 1
    ) p
    UNION ALL SELECT old.bmi_class, date(n.created_at / 1000 - 10800, 'unixepoch', 'start of month'), 1
    FROM (
      SELECT * FROM anamneses
      WHERE owner_id = old.owner_id AND (created_at, id) > (old.created_at, old.id)
      ORDER BY created_at ASC, id ASC
      LIMIT 1
    ) n
    UNION ALL SELECT p.bmi_class, date(n.created_at / 1000 - 10800, 'unixepoch', 'start of month'), -1
    FROM (
      SELECT * FROM anamneses
      WHERE owner_id = old.owner_id AND (created_at, id) < (old.created_at, old.id)
      ORDER BY created_at DESC, id DESC
      LIMIT 1
    ) p, (
      SELECT * FROM anamneses
      WHERE owner_id = old.owner_id AND (created_at, id) > (old.created_at, old.id)
      ORDER BY created_at ASC, id ASC
      LIMIT 1
    ) n
  ) c
  WHERE u.id = old.owner_id
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
END;
