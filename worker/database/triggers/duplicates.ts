import { plainTextOf } from './plain-text.ts'
import { type SchemaObject, trigger } from './schema-object.ts'
import { sqlText } from './sql-text.ts'

/** Marks that people write or leave out: hyphens count as spaces, dots and apostrophes are ignored. */
const nameMarks = [
  ["'-'", "' '"] as const,
  ...["'.'", "''''", "'’'", "'‘'", "'´'", "'`'", "'ʼ'"].map((mark) => [mark, "''"] as const),
]

/** The name in lower case, without marks, hyphens, dots and apostrophes. */
const nameKeyOf = (name: string) => plainTextOf(name, nameMarks)

/** Providers that ignore what follows a plus sign in the local part. Gmail also ignores dots. */
const TAGGED = [
  'outlook.com',
  'outlook.com.br',
  'hotmail.com',
  'hotmail.com.br',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'proton.me',
  'protonmail.com',
]
/** The address to which the big providers deliver: without a tag and, where they are ignored, without dots. */
const emailKeyOf = (email: string) => sqlText`
  (
    SELECT CASE
      WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(mailbox, '.', '') || '@gmail.com'
      WHEN domain IN (${TAGGED.map((domain) => `'${domain}'`).join(', ')}) THEN mailbox || '@' || domain
      ELSE email
    END
    FROM (
      SELECT email, domain, substr(local, 1, instr(local || '+', '+') - 1) AS mailbox
      FROM (
        SELECT ${email} AS email,
          substr(${email}, instr(${email}, '@') + 1) AS domain,
          substr(${email}, 1, instr(${email}, '@') - 1) AS local
      )
    )
  )
`

const setKeys = sqlText`
  UPDATE users SET
    name_key = ${nameKeyOf('new.full_name')},
    email_key = ${emailKeyOf('new.email')}
  WHERE id = new.id
`

export const duplicateObjects: readonly SchemaObject[] = [
  trigger('users_keys_insert', {
    comment: 'Writes the keys that likely duplicates of a new user are found by.',
    event: 'AFTER INSERT ON users',
    body: [setKeys],
  }),
  trigger('users_keys_update', {
    comment: 'Rewrites these keys when the name or the e-mail changes.',
    event: 'AFTER UPDATE OF full_name, email ON users',
    body: [setKeys],
  }),
]
