-- How far the clocks of Brasília are ahead of UTC since each instant, both in seconds.
CREATE VIEW brasilia_offsets AS
SELECT value ->> 0 AS since, value ->> 1 AS offset_seconds
FROM json_each('[[-100000000000,-11188],[-1767214412,-10800],[-1206957600,-7200],[-1191362400,-10800],[-1175374800,-7200],[-1159826400,-10800],[-633819600,-7200],[-622069200,-10800],[-602283600,-7200],[-591832800,-10800],[-570747600,-7200],[-560210400,-10800],[-539125200,-7200],[-531352800,-10800],[-195426000,-7200],[-184197600,-10800],[-155163600,-7200],[-150069600,-10800],[-128898000,-7200],[-121125600,-10800],[-99954000,-7200],[-89589600,-10800],[-68418000,-7200],[-57967200,-10800],[499748400,-7200],[511236000,-10800],[530593200,-7200],[540266400,-10800],[562129200,-7200],[571197600,-10800],[592974000,-7200],[602042400,-10800],[624423600,-7200],[634701600,-10800],[656478000,-7200],[666756000,-10800],[687927600,-7200],[697600800,-10800],[719982000,-7200],[728445600,-10800],[750826800,-7200],[761709600,-10800],[782276400,-7200],[793159200,-10800],[813726000,-7200],[824004000,-10800],[844570800,-7200],[856058400,-10800],[876106800,-7200],[888717600,-10800],[908074800,-7200],[919562400,-10800],[938919600,-7200],[951616800,-10800],[970974000,-7200],[982461600,-10800],[1003028400,-7200],[1013911200,-10800],[1036292400,-7200],[1045360800,-10800],[1066532400,-7200],[1076810400,-10800],[1099364400,-7200],[1108864800,-10800],[1129431600,-7200],[1140314400,-10800],[1162695600,-7200],[1172368800,-10800],[1192330800,-7200],[1203213600,-10800],[1224385200,-7200],[1234663200,-10800],[1255834800,-7200],[1266717600,-10800],[1287284400,-7200],[1298167200,-10800],[1318734000,-7200],[1330221600,-10800],[1350788400,-7200],[1361066400,-10800],[1382238000,-7200],[1392516000,-10800],[1413687600,-7200],[1424570400,-10800],[1445137200,-7200],[1456020000,-10800],[1476586800,-7200],[1487469600,-10800],[1508036400,-7200],[1518919200,-10800],[1541300400,-7200],[1550368800,-10800]]');
--> statement-breakpoint
DROP TRIGGER statistics_user_added;
--> statement-breakpoint
-- Counts the registration of a new member, and its decision if it already has one.
CREATE TRIGGER statistics_user_added
AFTER INSERT ON users
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT new.company_id, 'registrations', new.status, date(new.created_at / 1000 + iif(new.created_at >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.created_at ORDER BY since DESC LIMIT 1
  )), 'unixepoch'), 1
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
    SELECT 'decisions' AS metric, date(new.decided_at / 1000 + iif(new.decided_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.decided_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch') AS day
    UNION ALL SELECT 'decisions_weekly', date(new.decided_at / 1000 + iif(new.decided_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.decided_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch', '-6 days', 'weekday 1')
  ) d
  WHERE new.role = 'member' AND new.status IN ('approved', 'rejected') AND new.decided_at IS NOT NULL
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
DROP TRIGGER statistics_user_changed;
--> statement-breakpoint
-- Takes back what the old row of a user counted and counts the new one, whatever changed: a decision, its undo, a
-- correction, a promotion.
CREATE TRIGGER statistics_user_changed
AFTER UPDATE OF status, role, company_id, created_at, email_confirmed_at, queued_at, decided_at ON users
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT old.company_id, 'registrations', old.status, date(old.created_at / 1000 + iif(old.created_at >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= old.created_at ORDER BY since DESC LIMIT 1
  )), 'unixepoch'), -1
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
    SELECT 'decisions' AS metric, date(old.decided_at / 1000 + iif(old.decided_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= old.decided_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch') AS day
    UNION ALL SELECT 'decisions_weekly', date(old.decided_at / 1000 + iif(old.decided_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= old.decided_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch', '-6 days', 'weekday 1')
  ) d
  WHERE old.role = 'member' AND old.status IN ('approved', 'rejected') AND old.decided_at IS NOT NULL
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT new.company_id, 'registrations', new.status, date(new.created_at / 1000 + iif(new.created_at >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.created_at ORDER BY since DESC LIMIT 1
  )), 'unixepoch'), 1
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
    SELECT 'decisions' AS metric, date(new.decided_at / 1000 + iif(new.decided_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.decided_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch') AS day
    UNION ALL SELECT 'decisions_weekly', date(new.decided_at / 1000 + iif(new.decided_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.decided_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch', '-6 days', 'weekday 1')
  ) d
  WHERE new.role = 'member' AND new.status IN ('approved', 'rejected') AND new.decided_at IS NOT NULL
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
DROP TRIGGER statistics_user_deleted;
--> statement-breakpoint
-- Takes back what the registration of a deleted member counted.
CREATE TRIGGER statistics_user_deleted
AFTER DELETE ON users
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT old.company_id, 'registrations', old.status, date(old.created_at / 1000 + iif(old.created_at >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= old.created_at ORDER BY since DESC LIMIT 1
  )), 'unixepoch'), -1
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
    SELECT 'decisions' AS metric, date(old.decided_at / 1000 + iif(old.decided_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= old.decided_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch') AS day
    UNION ALL SELECT 'decisions_weekly', date(old.decided_at / 1000 + iif(old.decided_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= old.decided_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch', '-6 days', 'weekday 1')
  ) d
  WHERE old.role = 'member' AND old.status IN ('approved', 'rejected') AND old.decided_at IS NOT NULL
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
DROP TRIGGER statistics_session_added;
--> statement-breakpoint
-- Marks a member as active in the week of a sign-in.
CREATE TRIGGER statistics_session_added
AFTER INSERT ON sessions
WHEN new.purpose = 'member'
BEGIN
  INSERT INTO active_weeks (company_id, week, user_id)
  SELECT u.company_id, date(new.last_seen_at / 1000 + iif(new.last_seen_at >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.last_seen_at ORDER BY since DESC LIMIT 1
  )), 'unixepoch', '-6 days', 'weekday 1'), u.id
  FROM users u
  WHERE u.id = new.user_id AND u.role = 'member' AND u.status = 'approved' AND NOT EXISTS (
    SELECT 1 FROM active_weeks w
    WHERE w.company_id = u.company_id AND w.week = date(new.last_seen_at / 1000 + iif(new.last_seen_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.last_seen_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch', '-6 days', 'weekday 1') AND w.user_id = u.id
  );
END;
--> statement-breakpoint
DROP TRIGGER statistics_session_seen;
--> statement-breakpoint
-- Marks a member as active in the week in which a session was used.
CREATE TRIGGER statistics_session_seen
AFTER UPDATE OF last_seen_at ON sessions
WHEN new.purpose = 'member'
BEGIN
  INSERT INTO active_weeks (company_id, week, user_id)
  SELECT u.company_id, date(new.last_seen_at / 1000 + iif(new.last_seen_at >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.last_seen_at ORDER BY since DESC LIMIT 1
  )), 'unixepoch', '-6 days', 'weekday 1'), u.id
  FROM users u
  WHERE u.id = new.user_id AND u.role = 'member' AND u.status = 'approved' AND NOT EXISTS (
    SELECT 1 FROM active_weeks w
    WHERE w.company_id = u.company_id AND w.week = date(new.last_seen_at / 1000 + iif(new.last_seen_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.last_seen_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch', '-6 days', 'weekday 1') AND w.user_id = u.id
  );
END;
--> statement-breakpoint
DROP TRIGGER statistics_consultation_added;
--> statement-breakpoint
-- Counts a consultation by type, status and specialty, and marks its member as active.
CREATE TRIGGER statistics_consultation_added
AFTER INSERT ON consultations
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT u.company_id, k.metric, k.key, date(new.date / 1000 + iif(new.date >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.date ORDER BY since DESC LIMIT 1
  )), 'unixepoch'), 1
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
  SELECT u.company_id, date(new.created_at / 1000 + iif(new.created_at >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.created_at ORDER BY since DESC LIMIT 1
  )), 'unixepoch', '-6 days', 'weekday 1'), u.id
  FROM users u
  WHERE u.id = new.owner_id AND u.role = 'member' AND u.status = 'approved' AND NOT EXISTS (
    SELECT 1 FROM active_weeks w
    WHERE w.company_id = u.company_id AND w.week = date(new.created_at / 1000 + iif(new.created_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.created_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch', '-6 days', 'weekday 1') AND w.user_id = u.id
  );
END;
--> statement-breakpoint
DROP TRIGGER statistics_consultation_changed;
--> statement-breakpoint
-- Takes back what the old row of a consultation counted and counts the new one.
CREATE TRIGGER statistics_consultation_changed
AFTER UPDATE OF date, type, status, specialty ON consultations
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT u.company_id, k.metric, k.key, date(old.date / 1000 + iif(old.date >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= old.date ORDER BY since DESC LIMIT 1
  )), 'unixepoch'), -1
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
  SELECT u.company_id, k.metric, k.key, date(new.date / 1000 + iif(new.date >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.date ORDER BY since DESC LIMIT 1
  )), 'unixepoch'), 1
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
DROP TRIGGER statistics_consultation_deleted;
--> statement-breakpoint
-- Takes back what a deleted consultation counted.
CREATE TRIGGER statistics_consultation_deleted
AFTER DELETE ON consultations
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT u.company_id, k.metric, k.key, date(old.date / 1000 + iif(old.date >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= old.date ORDER BY since DESC LIMIT 1
  )), 'unixepoch'), -1
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
DROP TRIGGER statistics_policy_added;
--> statement-breakpoint
-- Counts a policy by its state, and marks its member as active.
CREATE TRIGGER statistics_policy_added
AFTER INSERT ON policies
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT u.company_id, k.metric, k.key, date(new.uploaded_at / 1000 + iif(new.uploaded_at >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.uploaded_at ORDER BY since DESC LIMIT 1
  )), 'unixepoch'), 1
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
  SELECT u.company_id, date(new.uploaded_at / 1000 + iif(new.uploaded_at >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.uploaded_at ORDER BY since DESC LIMIT 1
  )), 'unixepoch', '-6 days', 'weekday 1'), u.id
  FROM users u
  WHERE u.id = new.owner_id AND u.role = 'member' AND u.status = 'approved' AND NOT EXISTS (
    SELECT 1 FROM active_weeks w
    WHERE w.company_id = u.company_id AND w.week = date(new.uploaded_at / 1000 + iif(new.uploaded_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.uploaded_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch', '-6 days', 'weekday 1') AND w.user_id = u.id
  );
END;
--> statement-breakpoint
DROP TRIGGER statistics_policy_changed;
--> statement-breakpoint
-- Takes back what the old row of a policy counted and counts the new one.
CREATE TRIGGER statistics_policy_changed
AFTER UPDATE OF status, content_stored_at, uploaded_at ON policies
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT u.company_id, k.metric, k.key, date(old.uploaded_at / 1000 + iif(old.uploaded_at >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= old.uploaded_at ORDER BY since DESC LIMIT 1
  )), 'unixepoch'), -1
  FROM users u, (
    SELECT 'policies' AS metric, iif(old.content_stored_at IS NULL, 'unsent', old.status) AS key
  ) k
  WHERE u.id = old.owner_id
  ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count;
  DELETE FROM counted_records
  WHERE company_id = (SELECT company_id FROM users WHERE id = old.owner_id)
    AND metric = 'policies' AND key = iif(old.content_stored_at IS NULL, 'unsent', old.status) AND at = old.uploaded_at AND id = old.id;
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT u.company_id, k.metric, k.key, date(new.uploaded_at / 1000 + iif(new.uploaded_at >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.uploaded_at ORDER BY since DESC LIMIT 1
  )), 'unixepoch'), 1
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
DROP TRIGGER statistics_policy_deleted;
--> statement-breakpoint
-- Takes back what a deleted policy counted.
CREATE TRIGGER statistics_policy_deleted
AFTER DELETE ON policies
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT u.company_id, k.metric, k.key, date(old.uploaded_at / 1000 + iif(old.uploaded_at >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= old.uploaded_at ORDER BY since DESC LIMIT 1
  )), 'unixepoch'), -1
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
DROP TRIGGER statistics_sleep_added;
--> statement-breakpoint
-- Adds a sleep entry to its month, and marks its member as active.
CREATE TRIGGER statistics_sleep_added
AFTER INSERT ON sleep_entries
BEGIN
  INSERT INTO sleep_months (owner_id, month, company_id, minutes, days)
  SELECT u.id, date(new.sleep_end / 1000 + iif(new.sleep_end >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.sleep_end ORDER BY since DESC LIMIT 1
  )), 'unixepoch', 'start of month'), u.company_id, 0, 0
  FROM users u
  WHERE u.id = new.owner_id
  ON CONFLICT DO NOTHING;
  UPDATE sleep_months SET
    minutes = minutes + (new.sleep_end - new.sleep_start) / 60000,
    days = days + NOT EXISTS (
      SELECT 1 FROM sleep_entries s
      WHERE s.owner_id = new.owner_id AND s.id <> new.id
        AND s.sleep_end > new.sleep_end - 90000000 AND s.sleep_end < new.sleep_end + 90000000
        AND date(s.sleep_end / 1000 + iif(s.sleep_end >= 1550368800000, -10800, (
          SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= s.sleep_end ORDER BY since DESC LIMIT 1
        )), 'unixepoch') = date(new.sleep_end / 1000 + iif(new.sleep_end >= 1550368800000, -10800, (
          SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.sleep_end ORDER BY since DESC LIMIT 1
        )), 'unixepoch')
    )
  WHERE owner_id = new.owner_id AND month = date(new.sleep_end / 1000 + iif(new.sleep_end >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.sleep_end ORDER BY since DESC LIMIT 1
  )), 'unixepoch', 'start of month');
  INSERT INTO active_weeks (company_id, week, user_id)
  SELECT u.company_id, date(new.created_at / 1000 + iif(new.created_at >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.created_at ORDER BY since DESC LIMIT 1
  )), 'unixepoch', '-6 days', 'weekday 1'), u.id
  FROM users u
  WHERE u.id = new.owner_id AND u.role = 'member' AND u.status = 'approved' AND NOT EXISTS (
    SELECT 1 FROM active_weeks w
    WHERE w.company_id = u.company_id AND w.week = date(new.created_at / 1000 + iif(new.created_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.created_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch', '-6 days', 'weekday 1') AND w.user_id = u.id
  );
END;
--> statement-breakpoint
DROP TRIGGER statistics_sleep_changed;
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
        AND s.sleep_end > old.sleep_end - 90000000 AND s.sleep_end < old.sleep_end + 90000000
        AND date(s.sleep_end / 1000 + iif(s.sleep_end >= 1550368800000, -10800, (
          SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= s.sleep_end ORDER BY since DESC LIMIT 1
        )), 'unixepoch') = date(old.sleep_end / 1000 + iif(old.sleep_end >= 1550368800000, -10800, (
          SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= old.sleep_end ORDER BY since DESC LIMIT 1
        )), 'unixepoch')
    )
  WHERE owner_id = old.owner_id AND month = date(old.sleep_end / 1000 + iif(old.sleep_end >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= old.sleep_end ORDER BY since DESC LIMIT 1
  )), 'unixepoch', 'start of month');
  INSERT INTO sleep_months (owner_id, month, company_id, minutes, days)
  SELECT u.id, date(new.sleep_end / 1000 + iif(new.sleep_end >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.sleep_end ORDER BY since DESC LIMIT 1
  )), 'unixepoch', 'start of month'), u.company_id, 0, 0
  FROM users u
  WHERE u.id = new.owner_id
  ON CONFLICT DO NOTHING;
  UPDATE sleep_months SET
    minutes = minutes + (new.sleep_end - new.sleep_start) / 60000,
    days = days + NOT EXISTS (
      SELECT 1 FROM sleep_entries s
      WHERE s.owner_id = new.owner_id AND s.id <> new.id
        AND s.sleep_end > new.sleep_end - 90000000 AND s.sleep_end < new.sleep_end + 90000000
        AND date(s.sleep_end / 1000 + iif(s.sleep_end >= 1550368800000, -10800, (
          SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= s.sleep_end ORDER BY since DESC LIMIT 1
        )), 'unixepoch') = date(new.sleep_end / 1000 + iif(new.sleep_end >= 1550368800000, -10800, (
          SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.sleep_end ORDER BY since DESC LIMIT 1
        )), 'unixepoch')
    )
  WHERE owner_id = new.owner_id AND month = date(new.sleep_end / 1000 + iif(new.sleep_end >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.sleep_end ORDER BY since DESC LIMIT 1
  )), 'unixepoch', 'start of month');
END;
--> statement-breakpoint
DROP TRIGGER statistics_sleep_deleted;
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
        AND s.sleep_end > old.sleep_end - 90000000 AND s.sleep_end < old.sleep_end + 90000000
        AND date(s.sleep_end / 1000 + iif(s.sleep_end >= 1550368800000, -10800, (
          SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= s.sleep_end ORDER BY since DESC LIMIT 1
        )), 'unixepoch') = date(old.sleep_end / 1000 + iif(old.sleep_end >= 1550368800000, -10800, (
          SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= old.sleep_end ORDER BY since DESC LIMIT 1
        )), 'unixepoch')
    )
  WHERE owner_id = old.owner_id AND month = date(old.sleep_end / 1000 + iif(old.sleep_end >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= old.sleep_end ORDER BY since DESC LIMIT 1
  )), 'unixepoch', 'start of month');
END;
--> statement-breakpoint
DROP TRIGGER statistics_anamnesis_added;
--> statement-breakpoint
-- Counts the BMI class of a questionnaire in place of the one before, and marks its member as active.
CREATE TRIGGER statistics_anamnesis_added
AFTER INSERT ON anamneses
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT u.company_id, 'bmi', c.key, c.month, c.change
  FROM users u, (
    SELECT new.bmi_class AS key, date(new.created_at / 1000 + iif(new.created_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.created_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch', 'start of month') AS month, 1 AS change
    UNION ALL SELECT p.bmi_class, date(new.created_at / 1000 + iif(new.created_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.created_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch', 'start of month'), -1
    FROM (
      SELECT * FROM anamneses
      WHERE owner_id = new.owner_id AND (created_at, id) < (new.created_at, new.id)
      ORDER BY created_at DESC, id DESC
      LIMIT 1
    ) p
    UNION ALL SELECT new.bmi_class, date(n.created_at / 1000 + iif(n.created_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= n.created_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch', 'start of month'), -1
    FROM (
      SELECT * FROM anamneses
      WHERE owner_id = new.owner_id AND (created_at, id) > (new.created_at, new.id)
      ORDER BY created_at ASC, id ASC
      LIMIT 1
    ) n
    UNION ALL SELECT p.bmi_class, date(n.created_at / 1000 + iif(n.created_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= n.created_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch', 'start of month'), 1
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
  SELECT u.company_id, date(new.created_at / 1000 + iif(new.created_at >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.created_at ORDER BY since DESC LIMIT 1
  )), 'unixepoch', '-6 days', 'weekday 1'), u.id
  FROM users u
  WHERE u.id = new.owner_id AND u.role = 'member' AND u.status = 'approved' AND NOT EXISTS (
    SELECT 1 FROM active_weeks w
    WHERE w.company_id = u.company_id AND w.week = date(new.created_at / 1000 + iif(new.created_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= new.created_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch', '-6 days', 'weekday 1') AND w.user_id = u.id
  );
END;
--> statement-breakpoint
DROP TRIGGER statistics_anamnesis_deleted;
--> statement-breakpoint
-- Takes back the BMI class of a deleted questionnaire.
CREATE TRIGGER statistics_anamnesis_deleted
AFTER DELETE ON anamneses
BEGIN
  INSERT INTO daily_counts (company_id, metric, key, day, count)
  SELECT u.company_id, 'bmi', c.key, c.month, c.change
  FROM users u, (
    SELECT old.bmi_class AS key, date(old.created_at / 1000 + iif(old.created_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= old.created_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch', 'start of month') AS month, -1 AS change
    UNION ALL SELECT p.bmi_class, date(old.created_at / 1000 + iif(old.created_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= old.created_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch', 'start of month'), 1
    FROM (
      SELECT * FROM anamneses
      WHERE owner_id = old.owner_id AND (created_at, id) < (old.created_at, old.id)
      ORDER BY created_at DESC, id DESC
      LIMIT 1
    ) p
    UNION ALL SELECT old.bmi_class, date(n.created_at / 1000 + iif(n.created_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= n.created_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch', 'start of month'), 1
    FROM (
      SELECT * FROM anamneses
      WHERE owner_id = old.owner_id AND (created_at, id) > (old.created_at, old.id)
      ORDER BY created_at ASC, id ASC
      LIMIT 1
    ) n
    UNION ALL SELECT p.bmi_class, date(n.created_at / 1000 + iif(n.created_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= n.created_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch', 'start of month'), -1
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
--> statement-breakpoint
-- Counts the consultations of days before 2019 anew, whose summers had another offset.
DELETE FROM daily_counts WHERE metric LIKE 'consultation\_%' ESCAPE '\' AND day < '2019-02-17';
--> statement-breakpoint
INSERT INTO daily_counts (company_id, metric, key, day, count)
SELECT u.company_id, 'consultation_type', r.type, date(r.date / 1000 + iif(r.date >= 1550368800000, -10800, (
  SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= r.date ORDER BY since DESC LIMIT 1
)), 'unixepoch'), count(*)
FROM consultations r JOIN users u ON u.id = r.owner_id
WHERE r.date < 1550372400000
GROUP BY 1, 3, 4;
--> statement-breakpoint
INSERT INTO daily_counts (company_id, metric, key, day, count)
SELECT u.company_id, 'consultation_status', r.status, date(r.date / 1000 + iif(r.date >= 1550368800000, -10800, (
  SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= r.date ORDER BY since DESC LIMIT 1
)), 'unixepoch'), count(*)
FROM consultations r JOIN users u ON u.id = r.owner_id
WHERE r.date < 1550372400000
GROUP BY 1, 3, 4;
--> statement-breakpoint
INSERT INTO daily_counts (company_id, metric, key, day, count)
SELECT u.company_id, 'consultation_specialty', coalesce(trim(r.specialty), ''), date(r.date / 1000 + iif(r.date >= 1550368800000, -10800, (
  SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= r.date ORDER BY since DESC LIMIT 1
)), 'unixepoch'), count(*)
FROM consultations r JOIN users u ON u.id = r.owner_id
WHERE r.date < 1550372400000
GROUP BY 1, 3, 4;
--> statement-breakpoint
-- And the sleep of the months before March 2019.
DELETE FROM daily_counts WHERE metric = 'sleep' AND day < '2019-03-01';
--> statement-breakpoint
DELETE FROM sleep_months WHERE month < '2019-03-01';
--> statement-breakpoint
INSERT INTO sleep_months (owner_id, month, company_id, minutes, days)
SELECT r.owner_id, date(r.sleep_end / 1000 + iif(r.sleep_end >= 1550368800000, -10800, (
  SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= r.sleep_end ORDER BY since DESC LIMIT 1
)), 'unixepoch', 'start of month'), u.company_id,
  sum((r.sleep_end - r.sleep_start) / 60000), count(DISTINCT date(r.sleep_end / 1000 + iif(r.sleep_end >= 1550368800000, -10800, (
  SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= r.sleep_end ORDER BY since DESC LIMIT 1
)), 'unixepoch'))
FROM sleep_entries r JOIN users u ON u.id = r.owner_id
WHERE r.sleep_end < 1551409200000
GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO daily_counts (company_id, metric, key, day, count)
SELECT company_id, 'sleep', band, month, count(*)
FROM sleep_months
WHERE days > 0 AND month < '2019-03-01'
GROUP BY 1, 3, 4;
--> statement-breakpoint
-- Corrects the BMI of questionnaires whose half was rounded down, and counts the classes anew: no trigger counts an update.
UPDATE anamneses SET bmi = (CAST(round(bmi * 10) AS INTEGER) + 1) / 10.0
WHERE weight_kg > 0 AND height_cm > 0 AND ((2 * CAST(round(weight_kg * 1000) AS INTEGER) * 100000000 + CAST(round(height_cm * 1000) AS INTEGER) * CAST(round(height_cm * 1000) AS INTEGER)) / (2 * CAST(round(height_cm * 1000) AS INTEGER) * CAST(round(height_cm * 1000) AS INTEGER))) = CAST(round(bmi * 10) AS INTEGER) + 1;
--> statement-breakpoint
UPDATE anamneses SET bmi_class = CASE bmi
  WHEN 18.5 THEN 'NORMAL'
  WHEN 25.0 THEN 'OVERWEIGHT'
  WHEN 30.0 THEN 'OBESITY_I'
  WHEN 35.0 THEN 'OBESITY_II'
  WHEN 40.0 THEN 'OBESITY_III'
END
WHERE bmi IN (18.5, 25.0, 30.0, 35.0, 40.0);
--> statement-breakpoint
DELETE FROM daily_counts WHERE metric = 'bmi';
--> statement-breakpoint
INSERT INTO daily_counts (company_id, metric, key, day, count)
SELECT company_id, 'bmi', bmi_class, month, sum(change)
FROM (
  SELECT u.company_id, r.bmi_class, date(r.created_at / 1000 + iif(r.created_at >= 1550368800000, -10800, (
    SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= r.created_at ORDER BY since DESC LIMIT 1
  )), 'unixepoch', 'start of month') AS month, 1 AS change
  FROM anamneses r JOIN users u ON u.id = r.owner_id
  UNION ALL
  SELECT u.company_id,
    lag(r.bmi_class) OVER (PARTITION BY r.owner_id ORDER BY r.created_at, r.id),
    date(r.created_at / 1000 + iif(r.created_at >= 1550368800000, -10800, (
      SELECT offset_seconds FROM brasilia_offsets WHERE since * 1000 <= r.created_at ORDER BY since DESC LIMIT 1
    )), 'unixepoch', 'start of month'), -1
  FROM anamneses r JOIN users u ON u.id = r.owner_id
)
WHERE bmi_class IS NOT NULL
GROUP BY 1, 3, 4
HAVING sum(change) <> 0;
