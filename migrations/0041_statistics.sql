-- Takes back the old BMI class of a corrected questionnaire and counts the new one.
CREATE TRIGGER statistics_anamnesis_changed
AFTER UPDATE OF bmi_class ON anamneses
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
END;
