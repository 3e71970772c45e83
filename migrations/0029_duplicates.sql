-- Writes the keys that likely duplicates of a new user are found by.
CREATE TRIGGER users_keys_insert
AFTER INSERT ON users
BEGIN
  UPDATE users SET
    name_key = (SELECT replace(replace(plain, '`', ''), 'ʼ', '') AS plain FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain, char(770), ''), char(771), ''), char(776), ''), char(807), ''), '-', ' '), '.', ''), '''', ''), '’', ''), '‘', ''), '´', '') AS plain FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain, 'Õ', 'o'), 'Ö', 'o'), 'Ú', 'u'), 'Ù', 'u'), 'Û', 'u'), 'Ü', 'u'), 'Ç', 'c'), 'Ñ', 'n'), char(768), ''), char(769), '') AS plain FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain, 'È', 'e'), 'Ê', 'e'), 'Ë', 'e'), 'Í', 'i'), 'Ì', 'i'), 'Î', 'i'), 'Ï', 'i'), 'Ó', 'o'), 'Ò', 'o'), 'Ô', 'o') AS plain FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain, 'û', 'u'), 'ü', 'u'), 'ç', 'c'), 'ñ', 'n'), 'Á', 'a'), 'À', 'a'), 'Â', 'a'), 'Ã', 'a'), 'Ä', 'a'), 'É', 'e') AS plain FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain, 'ì', 'i'), 'î', 'i'), 'ï', 'i'), 'ó', 'o'), 'ò', 'o'), 'ô', 'o'), 'õ', 'o'), 'ö', 'o'), 'ú', 'u'), 'ù', 'u') AS plain FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain, 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ã', 'a'), 'ä', 'a'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'í', 'i') AS plain FROM (SELECT lower(new.full_name) AS plain)))))))),
    email_key = (
      SELECT CASE
        WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(mailbox, '.', '') || '@gmail.com'
        WHEN domain IN ('outlook.com', 'outlook.com.br', 'hotmail.com', 'hotmail.com.br', 'live.com', 'msn.com', 'icloud.com', 'me.com', 'mac.com', 'proton.me', 'protonmail.com') THEN mailbox || '@' || domain
        ELSE email
      END
      FROM (
        SELECT email, domain, substr(local, 1, instr(local || '+', '+') - 1) AS mailbox
        FROM (
          SELECT new.email AS email,
            substr(new.email, instr(new.email, '@') + 1) AS domain,
            substr(new.email, 1, instr(new.email, '@') - 1) AS local
        )
      )
    )
  WHERE id = new.id;
END;
--> statement-breakpoint
-- Rewrites these keys when the name or the e-mail changes.
CREATE TRIGGER users_keys_update
AFTER UPDATE OF full_name, email ON users
BEGIN
  UPDATE users SET
    name_key = (SELECT replace(replace(plain, '`', ''), 'ʼ', '') AS plain FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain, char(770), ''), char(771), ''), char(776), ''), char(807), ''), '-', ' '), '.', ''), '''', ''), '’', ''), '‘', ''), '´', '') AS plain FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain, 'Õ', 'o'), 'Ö', 'o'), 'Ú', 'u'), 'Ù', 'u'), 'Û', 'u'), 'Ü', 'u'), 'Ç', 'c'), 'Ñ', 'n'), char(768), ''), char(769), '') AS plain FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain, 'È', 'e'), 'Ê', 'e'), 'Ë', 'e'), 'Í', 'i'), 'Ì', 'i'), 'Î', 'i'), 'Ï', 'i'), 'Ó', 'o'), 'Ò', 'o'), 'Ô', 'o') AS plain FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain, 'û', 'u'), 'ü', 'u'), 'ç', 'c'), 'ñ', 'n'), 'Á', 'a'), 'À', 'a'), 'Â', 'a'), 'Ã', 'a'), 'Ä', 'a'), 'É', 'e') AS plain FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain, 'ì', 'i'), 'î', 'i'), 'ï', 'i'), 'ó', 'o'), 'ò', 'o'), 'ô', 'o'), 'õ', 'o'), 'ö', 'o'), 'ú', 'u'), 'ù', 'u') AS plain FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain, 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ã', 'a'), 'ä', 'a'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'í', 'i') AS plain FROM (SELECT lower(new.full_name) AS plain)))))))),
    email_key = (
      SELECT CASE
        WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(mailbox, '.', '') || '@gmail.com'
        WHEN domain IN ('outlook.com', 'outlook.com.br', 'hotmail.com', 'hotmail.com.br', 'live.com', 'msn.com', 'icloud.com', 'me.com', 'mac.com', 'proton.me', 'protonmail.com') THEN mailbox || '@' || domain
        ELSE email
      END
      FROM (
        SELECT email, domain, substr(local, 1, instr(local || '+', '+') - 1) AS mailbox
        FROM (
          SELECT new.email AS email,
            substr(new.email, instr(new.email, '@') + 1) AS domain,
            substr(new.email, 1, instr(new.email, '@') - 1) AS local
        )
      )
    )
  WHERE id = new.id;
END;
--> statement-breakpoint
-- The keys of the users from before.
UPDATE users SET
  name_key = (SELECT replace(replace(plain, '`', ''), 'ʼ', '') AS plain FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain, char(770), ''), char(771), ''), char(776), ''), char(807), ''), '-', ' '), '.', ''), '''', ''), '’', ''), '‘', ''), '´', '') AS plain FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain, 'Õ', 'o'), 'Ö', 'o'), 'Ú', 'u'), 'Ù', 'u'), 'Û', 'u'), 'Ü', 'u'), 'Ç', 'c'), 'Ñ', 'n'), char(768), ''), char(769), '') AS plain FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain, 'È', 'e'), 'Ê', 'e'), 'Ë', 'e'), 'Í', 'i'), 'Ì', 'i'), 'Î', 'i'), 'Ï', 'i'), 'Ó', 'o'), 'Ò', 'o'), 'Ô', 'o') AS plain FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain, 'û', 'u'), 'ü', 'u'), 'ç', 'c'), 'ñ', 'n'), 'Á', 'a'), 'À', 'a'), 'Â', 'a'), 'Ã', 'a'), 'Ä', 'a'), 'É', 'e') AS plain FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain, 'ì', 'i'), 'î', 'i'), 'ï', 'i'), 'ó', 'o'), 'ò', 'o'), 'ô', 'o'), 'õ', 'o'), 'ö', 'o'), 'ú', 'u'), 'ù', 'u') AS plain FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain, 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ã', 'a'), 'ä', 'a'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'í', 'i') AS plain FROM (SELECT lower(full_name) AS plain)))))))),
  email_key = (
    SELECT CASE
      WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(mailbox, '.', '') || '@gmail.com'
      WHEN domain IN ('outlook.com', 'outlook.com.br', 'hotmail.com', 'hotmail.com.br', 'live.com', 'msn.com', 'icloud.com', 'me.com', 'mac.com', 'proton.me', 'protonmail.com') THEN mailbox || '@' || domain
      ELSE email
    END
    FROM (
      SELECT email, domain, substr(local, 1, instr(local || '+', '+') - 1) AS mailbox
      FROM (
        SELECT email AS email,
          substr(email, instr(email, '@') + 1) AS domain,
          substr(email, 1, instr(email, '@') - 1) AS local
      )
    )
  );
