import type { Queue, Versioned } from '#contract/presence.ts'
import { type SchemaObject, trigger } from './schema-object.ts'
import { sqlText } from './sql-text.ts'

const raise = (queue: Versioned, row: 'old' | 'new') => sqlText`
  INSERT INTO queue_versions (company_id, queue, version)
  VALUES (${row}.company_id, '${queue}', 1)
  ON CONFLICT (company_id, queue) DO UPDATE SET version = version + 1
`

function queueTriggers(queue: Queue, table: string, columns: string, condition: string): SchemaObject[] {
  const when = (row: 'old' | 'new') => condition.replaceAll('row.', `${row}.`)
  return [
    trigger(`${queue}_queue_added`, {
      comment: `Raises the version of the queue of ${queue} for a new row.`,
      event: `AFTER INSERT ON ${table}`,
      when: when('new'),
      body: [raise(queue, 'new')],
    }),
    trigger(`${queue}_queue_changed`, {
      comment: `Raises it when something changes that the queue shows.`,
      event: `AFTER UPDATE OF ${columns} ON ${table}`,
      when: `${when('old')} OR ${when('new')}`,
      body: [raise(queue, 'new')],
    }),
    trigger(`${queue}_queue_deleted`, {
      comment: `Raises it for a deleted row.`,
      event: `AFTER DELETE ON ${table}`,
      when: when('old'),
      body: [raise(queue, 'old')],
    }),
  ]
}

export const queueObjects: readonly SchemaObject[] = [
  ...queueTriggers(
    'registrations',
    'users',
    'full_name, email, role, status, status_since, rejection_reason, rejection_text, decided_by, assigned_to',
    "row.role = 'member'",
  ),
  ...queueTriggers(
    'policies',
    'policies',
    'file_name, status, policy_number, rejection_text, content_stored_at, due_day, decided_at, decided_by, assigned_to',
    'row.content_stored_at IS NOT NULL',
  ),
  trigger('policies_queue_renamed', {
    comment: 'Raises the version of the queue of policies, which shows the names of their owners.',
    event: 'AFTER UPDATE OF full_name ON users',
    when: "old.full_name <> new.full_name AND new.role = 'member'",
    body: [raise('policies', 'new')],
  }),
  trigger('users_assignments_changed', {
    comment:
      'Raises the version of the assignments: who has which registration, the names shown, and the colleagues.',
    event: 'AFTER UPDATE OF full_name, role, status, blocked_at, assigned_to ON users',
    when: "coalesce(old.assigned_to, new.assigned_to) IS NOT NULL OR old.full_name <> new.full_name OR 'admin' IN (old.role, new.role)",
    body: [raise('assignments', 'new')],
  }),
  trigger('policies_assignments_changed', {
    comment: 'Raises it for policies.',
    event: 'AFTER UPDATE OF status, assigned_to ON policies',
    when: 'coalesce(old.assigned_to, new.assigned_to) IS NOT NULL',
    body: [raise('assignments', 'new')],
  }),
  ...['users', 'policies'].map((table) =>
    trigger(`${table}_assignments_deleted`, {
      comment: `Raises it for a deleted row of ${table}.`,
      event: `AFTER DELETE ON ${table}`,
      when: 'old.assigned_to IS NOT NULL',
      body: [raise('assignments', 'old')],
    }),
  ),
]
