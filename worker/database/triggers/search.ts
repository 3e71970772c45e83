import { facets, TOKEN_CHARACTERS } from '../full-text.ts'
import { type SchemaObject, trigger } from './schema-object.ts'
import { sqlText } from './sql-text.ts'

/**
 * An index without stored content, so that no personal data is stored twice. Accents are ignored, the
 * characters of e-mail addresses belong to words, and the index supports prefixes of one to four letters.
 */
function fullTextTable(name: string, comment: string, columns: readonly string[]): SchemaObject {
  return {
    kind: 'virtual table',
    name,
    comment,
    sql: sqlText`
      CREATE VIRTUAL TABLE ${name} USING fts5(
        ${columns.join(', ')},
        content='', contentless_delete=1,
        tokenize="unicode61 remove_diacritics 2 tokenchars '${TOKEN_CHARACTERS}'",
        prefix='1 2 3 4'
      )
    `,
  }
}

/** Replaces the characters of e-mail addresses with spaces, so that each part of a name is a word. */
const parted = (text: string) =>
  [...TOKEN_CHARACTERS].reduce((sql, character) => `replace(${sql}, '${character}', ' ')`, text)

/** What may separate the parts of a name or of a policy number. */
const SEPARATORS = [' ', '.', '-', '–', '/', "''", '’', '‘', '´', '`']

/** The text as one word, its parts joined by underscores, so that a search can match its beginning. */
function wholeOf(text: string): string {
  const joined = SEPARATORS.reduce((sql, separator) => `replace(${sql}, '${separator}', '_')`, text)
  return `trim(replace(replace(${joined}, '__', '_'), '__', '_'), '_')`
}

/** A policy number without separators, because people type it with or without them. */
const unseparated = (text: string) =>
  [' ', '.', '-', '/'].reduce((sql, separator) => `replace(${sql}, '${separator}', '')`, text)

const userNumber = (row: 'old' | 'new') => `(SELECT number FROM member_numbers WHERE user_id = ${row}.id)`

const userFacets = sqlText`
  '${facets.company}' || new.company_id || ' ${facets.role}' || new.role || ' ${facets.status}' || new.status
    || iif(new.blocked_at IS NULL, ' ${facets.open}', ' ${facets.blocked}')
`

const policyColumns = 'file, number, name, email, card, facets, whole'
const policyRow = `sort_key, ${policyColumns}`
const policySortKey = (row: 'old' | 'new') =>
  `(SELECT sort_key FROM policy_numbers WHERE policy_id = ${row}.id)`

const setSortKey = sqlText`
  UPDATE policy_numbers
  SET sort_key = (SELECT sort_key FROM policy_search_rows WHERE policy_id = new.id)
  WHERE policy_id = new.id
`

const indexPolicies = (condition: string) => sqlText`
  INSERT INTO policy_search (rowid, ${policyColumns})
  SELECT ${policyRow}
  FROM policy_search_rows
  WHERE ${condition} AND sort_key IS NOT NULL
`

export const searchObjects: readonly SchemaObject[] = [
  fullTextTable('member_search', 'Search index of the users; the row id is their number in member_numbers.', [
    'name',
    'email',
    'card',
    'facets',
    'whole',
  ]),
  trigger('users_search_insert', {
    comment: 'Numbers a new user and adds the search row.',
    event: 'AFTER INSERT ON users',
    body: [
      'INSERT INTO member_numbers (user_id) VALUES (new.id)',
      sqlText`
        INSERT INTO member_search (rowid, name, email, card, facets, whole)
        SELECT number,
          ${parted('new.full_name')},
          new.email, new.card_number,
          ${userFacets},
          ${wholeOf('new.full_name')}
        FROM member_numbers
        WHERE user_id = new.id
      `,
    ],
  }),
  trigger('users_search_update', {
    comment: 'Rewrites the search row of a user.',
    event: 'AFTER UPDATE OF full_name, email, card_number, company_id, role, status, blocked_at ON users',
    body: [
      sqlText`
        UPDATE member_search SET
          name = ${parted('new.full_name')},
          email = new.email,
          card = new.card_number,
          facets = ${userFacets},
          whole = ${wholeOf('new.full_name')}
        WHERE rowid = ${userNumber('new')}
      `,
    ],
  }),
  trigger('users_search_delete', {
    comment: 'Deletes the search row and the number of a user.',
    event: 'BEFORE DELETE ON users',
    body: [
      `DELETE FROM member_search WHERE rowid = ${userNumber('old')}`,
      'DELETE FROM member_numbers WHERE user_id = old.id',
    ],
  }),

  {
    kind: 'view',
    name: 'policy_search_rows',
    comment:
      'What the search index holds of each policy. The sort key is the due day of a pending policy, else the moment of the decision, in seconds, followed by 31 bits of the policy number.',
    sql: sqlText`
      CREATE VIEW policy_search_rows AS
      SELECT
        policies.id AS policy_id,
        policies.owner_id AS owner_id,
        (CASE policies.status WHEN 'pending' THEN unixepoch(policies.due_day) ELSE policies.decided_at / 1000 END << 31)
          | policy_numbers.number AS sort_key,
        ${parted('policies.file_name')} AS file,
        ${parted("coalesce(policies.policy_number, '')")} AS number,
        ${parted('users.full_name')} AS name,
        users.email AS email,
        users.card_number AS card,
        '${facets.company}' || policies.company_id || ' ${facets.policyStatus}' || policies.status AS facets,
        ${wholeOf('users.full_name')}
          || ' ' || ${wholeOf("coalesce(policies.policy_number, '')")}
          || ' ' || ${unseparated("coalesce(policies.policy_number, '')")} AS whole
      FROM policies
      INNER JOIN policy_numbers ON policy_numbers.policy_id = policies.id
      INNER JOIN users ON users.id = policies.owner_id
    `,
  },
  fullTextTable(
    'policy_search',
    'Search index of the policies in review; the row id is their sort key in policy_numbers.',
    policyColumns.split(', '),
  ),
  trigger('policies_search_insert', {
    comment: 'Numbers a new policy and, once it has a sort key, adds the search row.',
    event: 'AFTER INSERT ON policies',
    body: [
      'INSERT INTO policy_numbers (policy_id) VALUES (new.id)',
      setSortKey,
      indexPolicies('policy_id = new.id'),
    ],
  }),
  trigger('policies_search_update', {
    comment: 'Replaces the search row of a policy, since its sort key may have changed.',
    event:
      'AFTER UPDATE OF file_name, policy_number, company_id, owner_id, status, due_day, decided_at ON policies',
    body: [
      `DELETE FROM policy_search WHERE rowid = ${policySortKey('new')}`,
      setSortKey,
      indexPolicies('policy_id = new.id'),
    ],
  }),
  trigger('policies_search_owner', {
    comment: 'Replaces the search rows of the policies of a user whose name, e-mail or card number changed.',
    event: 'AFTER UPDATE OF full_name, email, card_number ON users',
    body: [
      sqlText`
        DELETE FROM policy_search
        WHERE rowid IN (
          SELECT sort_key FROM policy_search_rows WHERE owner_id = new.id AND sort_key IS NOT NULL
        )
      `,
      indexPolicies('owner_id = new.id'),
    ],
  }),
  trigger('policies_search_delete', {
    comment: 'Deletes the search row and the number of a policy.',
    event: 'BEFORE DELETE ON policies',
    body: [
      `DELETE FROM policy_search WHERE rowid = ${policySortKey('old')}`,
      'DELETE FROM policy_numbers WHERE policy_id = old.id',
    ],
  }),
]
