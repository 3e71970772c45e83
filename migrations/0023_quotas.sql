DROP TRIGGER quota_consultations_added;
--> statement-breakpoint
-- Counts the row and its bytes for the quota of its owner.
CREATE TRIGGER quota_consultations_added
AFTER INSERT ON consultations
BEGIN
  INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
  VALUES (new.owner_id, 'consultations', 1, 200 + length(CAST(coalesce(new.doctor_name, '') AS BLOB)) + length(CAST(coalesce(new.specialty, '') AS BLOB)) + length(CAST(coalesce(new.notes, '') AS BLOB)) + length(CAST(coalesce(new.place_name, '') AS BLOB)) + length(CAST(coalesce(new.address, '') AS BLOB)) + length(CAST(coalesce(new.phone, '') AS BLOB)) + length(CAST(coalesce(new.bring, '') AS BLOB)) + length(CAST(coalesce(new.exam_ids, '') AS BLOB)))
  ON CONFLICT (owner_id, kind) DO UPDATE SET
    row_count = row_count + 1,
    byte_count = byte_count + excluded.byte_count;
END;
--> statement-breakpoint
DROP TRIGGER quota_consultations_changed;
--> statement-breakpoint
-- Counts how many bytes the row has grown or shrunk by.
CREATE TRIGGER quota_consultations_changed
AFTER UPDATE OF doctor_name, specialty, notes, place_name, address, phone, bring, exam_ids ON consultations
BEGIN
  UPDATE quota_usage
  SET byte_count = byte_count + (200 + length(CAST(coalesce(new.doctor_name, '') AS BLOB)) + length(CAST(coalesce(new.specialty, '') AS BLOB)) + length(CAST(coalesce(new.notes, '') AS BLOB)) + length(CAST(coalesce(new.place_name, '') AS BLOB)) + length(CAST(coalesce(new.address, '') AS BLOB)) + length(CAST(coalesce(new.phone, '') AS BLOB)) + length(CAST(coalesce(new.bring, '') AS BLOB)) + length(CAST(coalesce(new.exam_ids, '') AS BLOB))) - (200 + length(CAST(coalesce(old.doctor_name, '') AS BLOB)) + length(CAST(coalesce(old.specialty, '') AS BLOB)) + length(CAST(coalesce(old.notes, '') AS BLOB)) + length(CAST(coalesce(old.place_name, '') AS BLOB)) + length(CAST(coalesce(old.address, '') AS BLOB)) + length(CAST(coalesce(old.phone, '') AS BLOB)) + length(CAST(coalesce(old.bring, '') AS BLOB)) + length(CAST(coalesce(old.exam_ids, '') AS BLOB)))
  WHERE owner_id = new.owner_id AND kind = 'consultations';
END;
--> statement-breakpoint
DROP TRIGGER quota_consultations_deleted;
--> statement-breakpoint
-- Takes the row and its bytes back, so that its owner may add others, and deletes the stored answer of its request.
CREATE TRIGGER quota_consultations_deleted
AFTER DELETE ON consultations
BEGIN
  UPDATE quota_usage SET
    row_count = row_count - 1,
    byte_count = byte_count - (200 + length(CAST(coalesce(old.doctor_name, '') AS BLOB)) + length(CAST(coalesce(old.specialty, '') AS BLOB)) + length(CAST(coalesce(old.notes, '') AS BLOB)) + length(CAST(coalesce(old.place_name, '') AS BLOB)) + length(CAST(coalesce(old.address, '') AS BLOB)) + length(CAST(coalesce(old.phone, '') AS BLOB)) + length(CAST(coalesce(old.bring, '') AS BLOB)) + length(CAST(coalesce(old.exam_ids, '') AS BLOB))),
    reached = nullif(reached, 'total')
  WHERE owner_id = old.owner_id AND kind = 'consultations';
  DELETE FROM idempotency_keys WHERE record_id = old.id;
END;
