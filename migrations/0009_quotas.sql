-- Counts the row and its bytes for the quota of its owner.
CREATE TRIGGER quota_consultations_added
AFTER INSERT ON consultations
BEGIN
  INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
  VALUES (new.owner_id, 'consultations', 1, 200 + length(CAST(coalesce(new.doctor_name, '') AS BLOB)) + length(CAST(coalesce(new.specialty, '') AS BLOB)) + length(CAST(coalesce(new.notes, '') AS BLOB)))
  ON CONFLICT (owner_id, kind) DO UPDATE SET
    row_count = row_count + 1,
    byte_count = byte_count + excluded.byte_count;
END;
--> statement-breakpoint
-- Counts how many bytes the row has grown or shrunk by.
CREATE TRIGGER quota_consultations_changed
AFTER UPDATE OF doctor_name, specialty, notes ON consultations
BEGIN
  UPDATE quota_usage
  SET byte_count = byte_count + (200 + length(CAST(coalesce(new.doctor_name, '') AS BLOB)) + length(CAST(coalesce(new.specialty, '') AS BLOB)) + length(CAST(coalesce(new.notes, '') AS BLOB))) - (200 + length(CAST(coalesce(old.doctor_name, '') AS BLOB)) + length(CAST(coalesce(old.specialty, '') AS BLOB)) + length(CAST(coalesce(old.notes, '') AS BLOB)))
  WHERE owner_id = new.owner_id AND kind = 'consultations';
END;
--> statement-breakpoint
-- Takes the row and its bytes back, so that its owner may add others, and deletes the stored answer of its request.
CREATE TRIGGER quota_consultations_deleted
AFTER DELETE ON consultations
BEGIN
  UPDATE quota_usage SET
    row_count = row_count - 1,
    byte_count = byte_count - (200 + length(CAST(coalesce(old.doctor_name, '') AS BLOB)) + length(CAST(coalesce(old.specialty, '') AS BLOB)) + length(CAST(coalesce(old.notes, '') AS BLOB))),
    reached = nullif(reached, 'total')
  WHERE owner_id = old.owner_id AND kind = 'consultations';
  DELETE FROM idempotency_keys WHERE record_id = old.id;
END;
--> statement-breakpoint
-- Counts the row and its bytes for the quota of its owner.
CREATE TRIGGER quota_sleep_entries_added
AFTER INSERT ON sleep_entries
BEGIN
  INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
  VALUES (new.owner_id, 'sleep', 1, 200 + length(CAST(coalesce(new.notes, '') AS BLOB)))
  ON CONFLICT (owner_id, kind) DO UPDATE SET
    row_count = row_count + 1,
    byte_count = byte_count + excluded.byte_count;
END;
--> statement-breakpoint
-- Counts how many bytes the row has grown or shrunk by.
CREATE TRIGGER quota_sleep_entries_changed
AFTER UPDATE OF notes ON sleep_entries
BEGIN
  UPDATE quota_usage
  SET byte_count = byte_count + (200 + length(CAST(coalesce(new.notes, '') AS BLOB))) - (200 + length(CAST(coalesce(old.notes, '') AS BLOB)))
  WHERE owner_id = new.owner_id AND kind = 'sleep';
END;
--> statement-breakpoint
-- Takes the row and its bytes back, so that its owner may add others, and deletes the stored answer of its request.
CREATE TRIGGER quota_sleep_entries_deleted
AFTER DELETE ON sleep_entries
BEGIN
  UPDATE quota_usage SET
    row_count = row_count - 1,
    byte_count = byte_count - (200 + length(CAST(coalesce(old.notes, '') AS BLOB))),
    reached = nullif(reached, 'total')
  WHERE owner_id = old.owner_id AND kind = 'sleep';
  DELETE FROM idempotency_keys WHERE record_id = old.id;
END;
--> statement-breakpoint
-- Counts the row and its bytes for the quota of its owner.
CREATE TRIGGER quota_exercises_added
AFTER INSERT ON exercises
BEGIN
  INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
  VALUES (new.owner_id, 'exercise', 1, 200 + length(CAST(coalesce(new.notes, '') AS BLOB)))
  ON CONFLICT (owner_id, kind) DO UPDATE SET
    row_count = row_count + 1,
    byte_count = byte_count + excluded.byte_count;
END;
--> statement-breakpoint
-- Counts how many bytes the row has grown or shrunk by.
CREATE TRIGGER quota_exercises_changed
AFTER UPDATE OF notes ON exercises
BEGIN
  UPDATE quota_usage
  SET byte_count = byte_count + (200 + length(CAST(coalesce(new.notes, '') AS BLOB))) - (200 + length(CAST(coalesce(old.notes, '') AS BLOB)))
  WHERE owner_id = new.owner_id AND kind = 'exercise';
END;
--> statement-breakpoint
-- Takes the row and its bytes back, so that its owner may add others, and deletes the stored answer of its request.
CREATE TRIGGER quota_exercises_deleted
AFTER DELETE ON exercises
BEGIN
  UPDATE quota_usage SET
    row_count = row_count - 1,
    byte_count = byte_count - (200 + length(CAST(coalesce(old.notes, '') AS BLOB))),
    reached = nullif(reached, 'total')
  WHERE owner_id = old.owner_id AND kind = 'exercise';
  DELETE FROM idempotency_keys WHERE record_id = old.id;
END;
--> statement-breakpoint
-- Counts the row and its bytes for the quota of its owner.
CREATE TRIGGER quota_exams_added
AFTER INSERT ON exams
BEGIN
  INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
  VALUES (new.owner_id, 'exams', 1, 200 + length(CAST(coalesce(new.laboratory, '') AS BLOB)) + length(CAST(coalesce(new.requested_by, '') AS BLOB)) + length(CAST(coalesce(new.notes, '') AS BLOB)) + length(CAST(coalesce(new.search_text, '') AS BLOB)))
  ON CONFLICT (owner_id, kind) DO UPDATE SET
    row_count = row_count + 1,
    byte_count = byte_count + excluded.byte_count;
END;
--> statement-breakpoint
-- Counts how many bytes the row has grown or shrunk by.
CREATE TRIGGER quota_exams_changed
AFTER UPDATE OF laboratory, requested_by, notes, search_text ON exams
BEGIN
  UPDATE quota_usage
  SET byte_count = byte_count + (200 + length(CAST(coalesce(new.laboratory, '') AS BLOB)) + length(CAST(coalesce(new.requested_by, '') AS BLOB)) + length(CAST(coalesce(new.notes, '') AS BLOB)) + length(CAST(coalesce(new.search_text, '') AS BLOB))) - (200 + length(CAST(coalesce(old.laboratory, '') AS BLOB)) + length(CAST(coalesce(old.requested_by, '') AS BLOB)) + length(CAST(coalesce(old.notes, '') AS BLOB)) + length(CAST(coalesce(old.search_text, '') AS BLOB)))
  WHERE owner_id = new.owner_id AND kind = 'exams';
END;
--> statement-breakpoint
-- Takes the row and its bytes back, so that its owner may add others, and deletes the stored answer of its request.
CREATE TRIGGER quota_exams_deleted
AFTER DELETE ON exams
BEGIN
  UPDATE quota_usage SET
    row_count = row_count - 1,
    byte_count = byte_count - (200 + length(CAST(coalesce(old.laboratory, '') AS BLOB)) + length(CAST(coalesce(old.requested_by, '') AS BLOB)) + length(CAST(coalesce(old.notes, '') AS BLOB)) + length(CAST(coalesce(old.search_text, '') AS BLOB))),
    reached = nullif(reached, 'total')
  WHERE owner_id = old.owner_id AND kind = 'exams';
  DELETE FROM idempotency_keys WHERE record_id = old.id;
END;
--> statement-breakpoint
-- Counts the row and its bytes for the quota of its owner.
CREATE TRIGGER quota_exam_values_added
AFTER INSERT ON exam_values
BEGIN
  INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
  VALUES (new.owner_id, 'exams', 1, 200 + length(CAST(coalesce(new.analyte, '') AS BLOB)) + length(CAST(coalesce(new.analyte_key, '') AS BLOB)) + length(CAST(coalesce(new.value, '') AS BLOB)) + length(CAST(coalesce(new.unit, '') AS BLOB)) + length(CAST(coalesce(new.low, '') AS BLOB)) + length(CAST(coalesce(new.high, '') AS BLOB)) + length(CAST(coalesce(new.reference, '') AS BLOB)))
  ON CONFLICT (owner_id, kind) DO UPDATE SET
    row_count = row_count + 1,
    byte_count = byte_count + excluded.byte_count;
END;
--> statement-breakpoint
-- Counts how many bytes the row has grown or shrunk by.
CREATE TRIGGER quota_exam_values_changed
AFTER UPDATE OF analyte, analyte_key, value, unit, low, high, reference ON exam_values
BEGIN
  UPDATE quota_usage
  SET byte_count = byte_count + (200 + length(CAST(coalesce(new.analyte, '') AS BLOB)) + length(CAST(coalesce(new.analyte_key, '') AS BLOB)) + length(CAST(coalesce(new.value, '') AS BLOB)) + length(CAST(coalesce(new.unit, '') AS BLOB)) + length(CAST(coalesce(new.low, '') AS BLOB)) + length(CAST(coalesce(new.high, '') AS BLOB)) + length(CAST(coalesce(new.reference, '') AS BLOB))) - (200 + length(CAST(coalesce(old.analyte, '') AS BLOB)) + length(CAST(coalesce(old.analyte_key, '') AS BLOB)) + length(CAST(coalesce(old.value, '') AS BLOB)) + length(CAST(coalesce(old.unit, '') AS BLOB)) + length(CAST(coalesce(old.low, '') AS BLOB)) + length(CAST(coalesce(old.high, '') AS BLOB)) + length(CAST(coalesce(old.reference, '') AS BLOB)))
  WHERE owner_id = new.owner_id AND kind = 'exams';
END;
--> statement-breakpoint
-- Takes the row and its bytes back, so that its owner may add others, and deletes the stored answer of its request.
CREATE TRIGGER quota_exam_values_deleted
AFTER DELETE ON exam_values
BEGIN
  UPDATE quota_usage SET
    row_count = row_count - 1,
    byte_count = byte_count - (200 + length(CAST(coalesce(old.analyte, '') AS BLOB)) + length(CAST(coalesce(old.analyte_key, '') AS BLOB)) + length(CAST(coalesce(old.value, '') AS BLOB)) + length(CAST(coalesce(old.unit, '') AS BLOB)) + length(CAST(coalesce(old.low, '') AS BLOB)) + length(CAST(coalesce(old.high, '') AS BLOB)) + length(CAST(coalesce(old.reference, '') AS BLOB))),
    reached = nullif(reached, 'total')
  WHERE owner_id = old.owner_id AND kind = 'exams';
END;
--> statement-breakpoint
-- Counts the row and its bytes for the quota of its owner.
CREATE TRIGGER quota_medications_added
AFTER INSERT ON medications
BEGIN
  INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
  VALUES (new.owner_id, 'medications', 1, 200 + length(CAST(coalesce(new.name, '') AS BLOB)) + length(CAST(coalesce(new.dose, '') AS BLOB)) + length(CAST(coalesce(new.notes, '') AS BLOB)))
  ON CONFLICT (owner_id, kind) DO UPDATE SET
    row_count = row_count + 1,
    byte_count = byte_count + excluded.byte_count;
END;
--> statement-breakpoint
-- Counts how many bytes the row has grown or shrunk by.
CREATE TRIGGER quota_medications_changed
AFTER UPDATE OF name, dose, notes ON medications
BEGIN
  UPDATE quota_usage
  SET byte_count = byte_count + (200 + length(CAST(coalesce(new.name, '') AS BLOB)) + length(CAST(coalesce(new.dose, '') AS BLOB)) + length(CAST(coalesce(new.notes, '') AS BLOB))) - (200 + length(CAST(coalesce(old.name, '') AS BLOB)) + length(CAST(coalesce(old.dose, '') AS BLOB)) + length(CAST(coalesce(old.notes, '') AS BLOB)))
  WHERE owner_id = new.owner_id AND kind = 'medications';
END;
--> statement-breakpoint
-- Takes the row and its bytes back, so that its owner may add others, and deletes the stored answer of its request.
CREATE TRIGGER quota_medications_deleted
AFTER DELETE ON medications
BEGIN
  UPDATE quota_usage SET
    row_count = row_count - 1,
    byte_count = byte_count - (200 + length(CAST(coalesce(old.name, '') AS BLOB)) + length(CAST(coalesce(old.dose, '') AS BLOB)) + length(CAST(coalesce(old.notes, '') AS BLOB))),
    reached = nullif(reached, 'total')
  WHERE owner_id = old.owner_id AND kind = 'medications';
  DELETE FROM idempotency_keys WHERE record_id = old.id;
END;
--> statement-breakpoint
-- Counts the row and its bytes for the quota of its owner.
CREATE TRIGGER quota_medication_plans_added
AFTER INSERT ON medication_plans
BEGIN
  INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
  VALUES (new.owner_id, 'medications', 1, 200 + length(CAST(coalesce(new.times, '') AS BLOB)) + length(CAST(coalesce(new.weekdays, '') AS BLOB)))
  ON CONFLICT (owner_id, kind) DO UPDATE SET
    row_count = row_count + 1,
    byte_count = byte_count + excluded.byte_count;
END;
--> statement-breakpoint
-- Counts how many bytes the row has grown or shrunk by.
CREATE TRIGGER quota_medication_plans_changed
AFTER UPDATE OF times, weekdays ON medication_plans
BEGIN
  UPDATE quota_usage
  SET byte_count = byte_count + (200 + length(CAST(coalesce(new.times, '') AS BLOB)) + length(CAST(coalesce(new.weekdays, '') AS BLOB))) - (200 + length(CAST(coalesce(old.times, '') AS BLOB)) + length(CAST(coalesce(old.weekdays, '') AS BLOB)))
  WHERE owner_id = new.owner_id AND kind = 'medications';
END;
--> statement-breakpoint
-- Takes the row and its bytes back, so that its owner may add others, and deletes the stored answer of its request.
CREATE TRIGGER quota_medication_plans_deleted
AFTER DELETE ON medication_plans
BEGIN
  UPDATE quota_usage SET
    row_count = row_count - 1,
    byte_count = byte_count - (200 + length(CAST(coalesce(old.times, '') AS BLOB)) + length(CAST(coalesce(old.weekdays, '') AS BLOB))),
    reached = nullif(reached, 'total')
  WHERE owner_id = old.owner_id AND kind = 'medications';
END;
--> statement-breakpoint
-- Counts the row and its bytes for the quota of its owner.
CREATE TRIGGER quota_medication_doses_added
AFTER INSERT ON medication_doses
BEGIN
  INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
  VALUES (new.owner_id, 'doses', 1, 200 + length(CAST(coalesce(new.reason, '') AS BLOB)))
  ON CONFLICT (owner_id, kind) DO UPDATE SET
    row_count = row_count + 1,
    byte_count = byte_count + excluded.byte_count;
END;
--> statement-breakpoint
-- Counts how many bytes the row has grown or shrunk by.
CREATE TRIGGER quota_medication_doses_changed
AFTER UPDATE OF reason ON medication_doses
BEGIN
  UPDATE quota_usage
  SET byte_count = byte_count + (200 + length(CAST(coalesce(new.reason, '') AS BLOB))) - (200 + length(CAST(coalesce(old.reason, '') AS BLOB)))
  WHERE owner_id = new.owner_id AND kind = 'doses';
END;
--> statement-breakpoint
-- Takes the row and its bytes back, so that its owner may add others, and deletes the stored answer of its request.
CREATE TRIGGER quota_medication_doses_deleted
AFTER DELETE ON medication_doses
BEGIN
  UPDATE quota_usage SET
    row_count = row_count - 1,
    byte_count = byte_count - (200 + length(CAST(coalesce(old.reason, '') AS BLOB))),
    reached = nullif(reached, 'total')
  WHERE owner_id = old.owner_id AND kind = 'doses';
  DELETE FROM idempotency_keys WHERE record_id = old.id;
END;
--> statement-breakpoint
-- Counts the row and its bytes for the quota of its owner.
CREATE TRIGGER quota_anamneses_added
AFTER INSERT ON anamneses
BEGIN
  INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
  VALUES (new.owner_id, 'anamneses', 1, 200)
  ON CONFLICT (owner_id, kind) DO UPDATE SET
    row_count = row_count + 1,
    byte_count = byte_count + excluded.byte_count;
END;
--> statement-breakpoint
-- Takes the row and its bytes back, so that its owner may add others, and deletes the stored answer of its request.
CREATE TRIGGER quota_anamneses_deleted
AFTER DELETE ON anamneses
BEGIN
  UPDATE quota_usage SET
    row_count = row_count - 1,
    byte_count = byte_count - (200),
    reached = nullif(reached, 'total')
  WHERE owner_id = old.owner_id AND kind = 'anamneses';
  DELETE FROM idempotency_keys WHERE record_id = old.id;
END;
--> statement-breakpoint
-- Counts the row and its bytes for the quota of its owner.
CREATE TRIGGER quota_policies_added
AFTER INSERT ON policies
BEGIN
  INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
  VALUES (new.owner_id, 'files', 1, new.file_size)
  ON CONFLICT (owner_id, kind) DO UPDATE SET
    row_count = row_count + 1,
    byte_count = byte_count + excluded.byte_count;
END;
--> statement-breakpoint
-- Counts how many bytes the row has grown or shrunk by.
CREATE TRIGGER quota_policies_changed
AFTER UPDATE OF file_size ON policies
BEGIN
  UPDATE quota_usage
  SET byte_count = byte_count + (new.file_size) - (old.file_size)
  WHERE owner_id = new.owner_id AND kind = 'files';
END;
--> statement-breakpoint
-- Takes the row and its bytes back, so that its owner may add others, and deletes the stored answer of its request.
CREATE TRIGGER quota_policies_deleted
AFTER DELETE ON policies
BEGIN
  UPDATE quota_usage SET
    row_count = row_count - 1,
    byte_count = byte_count - (old.file_size),
    reached = nullif(reached, 'total')
  WHERE owner_id = old.owner_id AND kind = 'files';
  DELETE FROM idempotency_keys WHERE record_id = old.id;
END;
--> statement-breakpoint
-- Counts the row and its bytes for the quota of its owner.
CREATE TRIGGER quota_exam_files_added
AFTER INSERT ON exam_files
BEGIN
  INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
  VALUES (new.owner_id, 'files', 1, new.file_size)
  ON CONFLICT (owner_id, kind) DO UPDATE SET
    row_count = row_count + 1,
    byte_count = byte_count + excluded.byte_count;
END;
--> statement-breakpoint
-- Counts how many bytes the row has grown or shrunk by.
CREATE TRIGGER quota_exam_files_changed
AFTER UPDATE OF file_size ON exam_files
BEGIN
  UPDATE quota_usage
  SET byte_count = byte_count + (new.file_size) - (old.file_size)
  WHERE owner_id = new.owner_id AND kind = 'files';
END;
--> statement-breakpoint
-- Takes the row and its bytes back, so that its owner may add others, and deletes the stored answer of its request.
CREATE TRIGGER quota_exam_files_deleted
AFTER DELETE ON exam_files
BEGIN
  UPDATE quota_usage SET
    row_count = row_count - 1,
    byte_count = byte_count - (old.file_size),
    reached = nullif(reached, 'total')
  WHERE owner_id = old.owner_id AND kind = 'files';
  DELETE FROM idempotency_keys WHERE record_id = old.id;
END;
--> statement-breakpoint
-- Counts an e-mail that a record of its recipient causes; beyond the quota only the bell shows the event.
CREATE TRIGGER quota_mails
AFTER INSERT ON events
WHEN new.mail_status = 'waiting' AND new.kind IN ('consultation_tomorrow', 'medication_due', 'medication_stock_low')
BEGIN
  INSERT INTO quota_usage (owner_id, kind, day, changes_today)
  VALUES (new.user_id, 'mails', date(new.notify_at / 1000 - 10800, 'unixepoch'), 1)
  ON CONFLICT (owner_id, kind) DO UPDATE SET
    day = excluded.day,
    changes_today = iif(day = excluded.day, changes_today, 0) + 1,
    reached = iif(iif(day = excluded.day, changes_today, 0) + 1 >= 54, 'day', NULL);
  UPDATE events SET mail_status = NULL
  WHERE id = new.id AND 60 < (
    SELECT changes_today FROM quota_usage WHERE owner_id = new.user_id AND kind = 'mails'
  );
END;
--> statement-breakpoint
-- Counts the rows and bytes that consultations already has.
INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
SELECT owner_id, 'consultations', count(*), sum(200 + length(CAST(coalesce(doctor_name, '') AS BLOB)) + length(CAST(coalesce(specialty, '') AS BLOB)) + length(CAST(coalesce(notes, '') AS BLOB)))
FROM consultations
WHERE owner_id IN (SELECT id FROM users)
GROUP BY owner_id
ON CONFLICT (owner_id, kind) DO UPDATE SET
  row_count = row_count + excluded.row_count,
  byte_count = byte_count + excluded.byte_count;
--> statement-breakpoint
-- Counts the rows and bytes that sleep_entries already has.
INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
SELECT owner_id, 'sleep', count(*), sum(200 + length(CAST(coalesce(notes, '') AS BLOB)))
FROM sleep_entries
WHERE owner_id IN (SELECT id FROM users)
GROUP BY owner_id
ON CONFLICT (owner_id, kind) DO UPDATE SET
  row_count = row_count + excluded.row_count,
  byte_count = byte_count + excluded.byte_count;
--> statement-breakpoint
-- Counts the rows and bytes that exercises already has.
INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
SELECT owner_id, 'exercise', count(*), sum(200 + length(CAST(coalesce(notes, '') AS BLOB)))
FROM exercises
WHERE owner_id IN (SELECT id FROM users)
GROUP BY owner_id
ON CONFLICT (owner_id, kind) DO UPDATE SET
  row_count = row_count + excluded.row_count,
  byte_count = byte_count + excluded.byte_count;
--> statement-breakpoint
-- Counts the rows and bytes that exams already has.
INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
SELECT owner_id, 'exams', count(*), sum(200 + length(CAST(coalesce(laboratory, '') AS BLOB)) + length(CAST(coalesce(requested_by, '') AS BLOB)) + length(CAST(coalesce(notes, '') AS BLOB)) + length(CAST(coalesce(search_text, '') AS BLOB)))
FROM exams
WHERE owner_id IN (SELECT id FROM users)
GROUP BY owner_id
ON CONFLICT (owner_id, kind) DO UPDATE SET
  row_count = row_count + excluded.row_count,
  byte_count = byte_count + excluded.byte_count;
--> statement-breakpoint
-- Counts the rows and bytes that exam_values already has.
INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
SELECT owner_id, 'exams', count(*), sum(200 + length(CAST(coalesce(analyte, '') AS BLOB)) + length(CAST(coalesce(analyte_key, '') AS BLOB)) + length(CAST(coalesce(value, '') AS BLOB)) + length(CAST(coalesce(unit, '') AS BLOB)) + length(CAST(coalesce(low, '') AS BLOB)) + length(CAST(coalesce(high, '') AS BLOB)) + length(CAST(coalesce(reference, '') AS BLOB)))
FROM exam_values
WHERE owner_id IN (SELECT id FROM users)
GROUP BY owner_id
ON CONFLICT (owner_id, kind) DO UPDATE SET
  row_count = row_count + excluded.row_count,
  byte_count = byte_count + excluded.byte_count;
--> statement-breakpoint
-- Counts the rows and bytes that medications already has.
INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
SELECT owner_id, 'medications', count(*), sum(200 + length(CAST(coalesce(name, '') AS BLOB)) + length(CAST(coalesce(dose, '') AS BLOB)) + length(CAST(coalesce(notes, '') AS BLOB)))
FROM medications
WHERE owner_id IN (SELECT id FROM users)
GROUP BY owner_id
ON CONFLICT (owner_id, kind) DO UPDATE SET
  row_count = row_count + excluded.row_count,
  byte_count = byte_count + excluded.byte_count;
--> statement-breakpoint
-- Counts the rows and bytes that medication_plans already has.
INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
SELECT owner_id, 'medications', count(*), sum(200 + length(CAST(coalesce(times, '') AS BLOB)) + length(CAST(coalesce(weekdays, '') AS BLOB)))
FROM medication_plans
WHERE owner_id IN (SELECT id FROM users)
GROUP BY owner_id
ON CONFLICT (owner_id, kind) DO UPDATE SET
  row_count = row_count + excluded.row_count,
  byte_count = byte_count + excluded.byte_count;
--> statement-breakpoint
-- Counts the rows and bytes that medication_doses already has.
INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
SELECT owner_id, 'doses', count(*), sum(200 + length(CAST(coalesce(reason, '') AS BLOB)))
FROM medication_doses
WHERE owner_id IN (SELECT id FROM users)
GROUP BY owner_id
ON CONFLICT (owner_id, kind) DO UPDATE SET
  row_count = row_count + excluded.row_count,
  byte_count = byte_count + excluded.byte_count;
--> statement-breakpoint
-- Counts the rows and bytes that anamneses already has.
INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
SELECT owner_id, 'anamneses', count(*), sum(200)
FROM anamneses
WHERE owner_id IN (SELECT id FROM users)
GROUP BY owner_id
ON CONFLICT (owner_id, kind) DO UPDATE SET
  row_count = row_count + excluded.row_count,
  byte_count = byte_count + excluded.byte_count;
--> statement-breakpoint
-- Counts the rows and bytes that policies already has.
INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
SELECT owner_id, 'files', count(*), sum(file_size)
FROM policies
WHERE owner_id IN (SELECT id FROM users)
GROUP BY owner_id
ON CONFLICT (owner_id, kind) DO UPDATE SET
  row_count = row_count + excluded.row_count,
  byte_count = byte_count + excluded.byte_count;
--> statement-breakpoint
-- Counts the rows and bytes that exam_files already has.
INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
SELECT owner_id, 'files', count(*), sum(file_size)
FROM exam_files
WHERE owner_id IN (SELECT id FROM users)
GROUP BY owner_id
ON CONFLICT (owner_id, kind) DO UPDATE SET
  row_count = row_count + excluded.row_count,
  byte_count = byte_count + excluded.byte_count;
