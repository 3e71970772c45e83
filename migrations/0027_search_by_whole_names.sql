-- The search indexes get a column, which only a new table can have.
DROP TRIGGER policies_search_owner;
--> statement-breakpoint
DROP TRIGGER policies_search_update;
--> statement-breakpoint
DROP TRIGGER policies_search_insert;
--> statement-breakpoint
DROP TABLE policy_search;
--> statement-breakpoint
DROP VIEW policy_search_rows;
--> statement-breakpoint
DROP TRIGGER users_search_update;
--> statement-breakpoint
DROP TRIGGER users_search_insert;
--> statement-breakpoint
DROP TABLE member_search;
--> statement-breakpoint
-- Search index of the users; the row id is their number in member_numbers.
CREATE VIRTUAL TABLE member_search USING fts5(
  name, email, card, facets, whole,
  content='', contentless_delete=1,
  tokenize="unicode61 remove_diacritics 2 tokenchars '@._+-'",
  prefix='1 2 3 4'
);
--> statement-breakpoint
-- Numbers a new user and adds the search row.
CREATE TRIGGER users_search_insert
AFTER INSERT ON users
BEGIN
  INSERT INTO member_numbers (user_id) VALUES (new.id);
  INSERT INTO member_search (rowid, name, email, card, facets, whole)
  SELECT number,
    replace(replace(replace(replace(replace(new.full_name, '@', ' '), '.', ' '), '_', ' '), '+', ' '), '-', ' '),
    new.email, new.card_number,
    '0company' || new.company_id || ' 0role' || new.role || ' 0status' || new.status
      || iif(new.blocked_at IS NULL, ' 0open', ' 0blocked'),
    trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(new.full_name, ' ', '_'), '.', '_'), '-', '_'), '–', '_'), '/', '_'), '''', '_'), '’', '_'), '‘', '_'), '´', '_'), '`', '_'), '__', '_'), '__', '_'), '_')
  FROM member_numbers
  WHERE user_id = new.id;
END;
--> statement-breakpoint
-- Rewrites the search row of a user.
CREATE TRIGGER users_search_update
AFTER UPDATE OF full_name, email, card_number, company_id, role, status, blocked_at ON users
BEGIN
  UPDATE member_search SET
    name = replace(replace(replace(replace(replace(new.full_name, '@', ' '), '.', ' '), '_', ' '), '+', ' '), '-', ' '),
    email = new.email,
    card = new.card_number,
    facets = '0company' || new.company_id || ' 0role' || new.role || ' 0status' || new.status
      || iif(new.blocked_at IS NULL, ' 0open', ' 0blocked'),
    whole = trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(new.full_name, ' ', '_'), '.', '_'), '-', '_'), '–', '_'), '/', '_'), '''', '_'), '’', '_'), '‘', '_'), '´', '_'), '`', '_'), '__', '_'), '__', '_'), '_')
  WHERE rowid = (SELECT number FROM member_numbers WHERE user_id = new.id);
END;
--> statement-breakpoint
-- What the search index holds of each policy. The sort key is the due day of a pending policy, else the moment of
-- the decision, in seconds, followed by 31 bits of the policy number.
CREATE VIEW policy_search_rows AS
SELECT
  policies.id AS policy_id,
  policies.owner_id AS owner_id,
  (CASE policies.status WHEN 'pending' THEN unixepoch(policies.due_day) ELSE policies.decided_at / 1000 END << 31)
    | policy_numbers.number AS sort_key,
  replace(replace(replace(replace(replace(policies.file_name, '@', ' '), '.', ' '), '_', ' '), '+', ' '), '-', ' ') AS file,
  replace(replace(replace(replace(replace(coalesce(policies.policy_number, ''), '@', ' '), '.', ' '), '_', ' '), '+', ' '), '-', ' ') AS number,
  replace(replace(replace(replace(replace(users.full_name, '@', ' '), '.', ' '), '_', ' '), '+', ' '), '-', ' ') AS name,
  users.email AS email,
  users.card_number AS card,
  '0company' || policies.company_id || ' 0' || policies.status AS facets,
  trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(users.full_name, ' ', '_'), '.', '_'), '-', '_'), '–', '_'), '/', '_'), '''', '_'), '’', '_'), '‘', '_'), '´', '_'), '`', '_'), '__', '_'), '__', '_'), '_')
    || ' ' || trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(policies.policy_number, ''), ' ', '_'), '.', '_'), '-', '_'), '–', '_'), '/', '_'), '''', '_'), '’', '_'), '‘', '_'), '´', '_'), '`', '_'), '__', '_'), '__', '_'), '_')
    || ' ' || replace(replace(replace(replace(coalesce(policies.policy_number, ''), ' ', ''), '.', ''), '-', ''), '/', '') AS whole
FROM policies
INNER JOIN policy_numbers ON policy_numbers.policy_id = policies.id
INNER JOIN users ON users.id = policies.owner_id;
--> statement-breakpoint
-- Search index of the policies in review; the row id is their sort key in policy_numbers.
CREATE VIRTUAL TABLE policy_search USING fts5(
  file, number, name, email, card, facets, whole,
  content='', contentless_delete=1,
  tokenize="unicode61 remove_diacritics 2 tokenchars '@._+-'",
  prefix='1 2 3 4'
);
--> statement-breakpoint
-- Numbers a new policy and, once it has a sort key, adds the search row.
CREATE TRIGGER policies_search_insert
AFTER INSERT ON policies
BEGIN
  INSERT INTO policy_numbers (policy_id) VALUES (new.id);
  UPDATE policy_numbers
  SET sort_key = (SELECT sort_key FROM policy_search_rows WHERE policy_id = new.id)
  WHERE policy_id = new.id;
  INSERT INTO policy_search (rowid, file, number, name, email, card, facets, whole)
  SELECT sort_key, file, number, name, email, card, facets, whole
  FROM policy_search_rows
  WHERE policy_id = new.id AND sort_key IS NOT NULL;
END;
--> statement-breakpoint
-- Replaces the search row of a policy, since its sort key may have changed.
CREATE TRIGGER policies_search_update
AFTER UPDATE OF file_name, policy_number, company_id, owner_id, status, due_day, decided_at ON policies
BEGIN
  DELETE FROM policy_search WHERE rowid = (SELECT sort_key FROM policy_numbers WHERE policy_id = new.id);
  UPDATE policy_numbers
  SET sort_key = (SELECT sort_key FROM policy_search_rows WHERE policy_id = new.id)
  WHERE policy_id = new.id;
  INSERT INTO policy_search (rowid, file, number, name, email, card, facets, whole)
  SELECT sort_key, file, number, name, email, card, facets, whole
  FROM policy_search_rows
  WHERE policy_id = new.id AND sort_key IS NOT NULL;
END;
--> statement-breakpoint
-- Replaces the search rows of the policies of a user whose name, e-mail or card number changed.
CREATE TRIGGER policies_search_owner
AFTER UPDATE OF full_name, email, card_number ON users
BEGIN
  DELETE FROM policy_search
  WHERE rowid IN (
    SELECT sort_key FROM policy_search_rows WHERE owner_id = new.id AND sort_key IS NOT NULL
  );
  INSERT INTO policy_search (rowid, file, number, name, email, card, facets, whole)
  SELECT sort_key, file, number, name, email, card, facets, whole
  FROM policy_search_rows
  WHERE owner_id = new.id AND sort_key IS NOT NULL;
END;
--> statement-breakpoint
-- The users from before.
INSERT INTO member_search (rowid, name, email, card, facets, whole)
SELECT number,
  replace(replace(replace(replace(replace(users.full_name, '@', ' '), '.', ' '), '_', ' '), '+', ' '), '-', ' '),
  users.email, users.card_number,
  '0company' || users.company_id || ' 0role' || users.role || ' 0status' || users.status
    || iif(users.blocked_at IS NULL, ' 0open', ' 0blocked'),
  trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(users.full_name, ' ', '_'), '.', '_'), '-', '_'), '–', '_'), '/', '_'), '''', '_'), '’', '_'), '‘', '_'), '´', '_'), '`', '_'), '__', '_'), '__', '_'), '_')
FROM member_numbers
INNER JOIN users ON users.id = member_numbers.user_id;
--> statement-breakpoint
-- The policies from before.
INSERT INTO policy_search (rowid, file, number, name, email, card, facets, whole)
SELECT sort_key, file, number, name, email, card, facets, whole
FROM policy_search_rows
WHERE sort_key IS NOT NULL;
