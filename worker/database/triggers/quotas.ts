import { kindsWhere } from '#contract/notifications.ts'
import type { QuotaKind } from '#contract/quotas.ts'
import { quotas, ROW_BYTES, SHOWN_SHARE } from '#domain/server/quotas.ts'
import { type SchemaObject, trigger } from './schema-object.ts'
import { sqlText } from './sql-text.ts'
import { dayOf } from './statistics-sql.ts'

type Row = 'old' | 'new'

/** A table whose rows count towards a quota of their owner. */
interface QuotaTable {
  table: string
  kind: QuotaKind
  /** Columns with texts, or the column with the size of a file. */
  texts: readonly string[]
  fileSize?: string
  /** Whether rows are only parts of a record that has its own stored answer. */
  isPart?: true
}

export const quotaTables: readonly QuotaTable[] = [
  {
    table: 'consultations',
    kind: 'consultations',
    texts: ['doctor_name', 'specialty', 'notes', 'place_name', 'address', 'phone', 'bring', 'exam_ids'],
  },
  { table: 'sleep_entries', kind: 'sleep', texts: ['notes'] },
  { table: 'exercises', kind: 'exercise', texts: ['notes'] },
  { table: 'exams', kind: 'exams', texts: ['laboratory', 'requested_by', 'notes', 'search_text'] },
  {
    table: 'exam_values',
    kind: 'exams',
    texts: ['analyte', 'analyte_key', 'value', 'unit', 'low', 'high', 'reference'],
    isPart: true,
  },
  { table: 'medications', kind: 'medications', texts: ['name', 'dose', 'notes'] },
  { table: 'medication_plans', kind: 'medications', texts: ['times', 'weekdays'], isPart: true },
  { table: 'medication_doses', kind: 'doses', texts: ['reason'] },
  { table: 'anamneses', kind: 'anamneses', texts: [] },
  { table: 'policies', kind: 'files', texts: [], fileSize: 'file_size' },
  { table: 'exam_files', kind: 'files', texts: [], fileSize: 'file_size' },
]

/** SQL for the size of a row in bytes. */
export function bytesOf({ texts, fileSize }: QuotaTable, row?: Row): string {
  const column = (name: string) => (row ? `${row}.${name}` : name)
  if (fileSize) return column(fileSize)
  const sizes = texts.map((name) => `length(CAST(coalesce(${column(name)}, '') AS BLOB))`)
  return [String(ROW_BYTES), ...sizes].join(' + ')
}

const changedColumns = ({ texts, fileSize }: QuotaTable) => (fileSize ? [fileSize] : texts)

function triggersOf(counted: QuotaTable): SchemaObject[] {
  const { table, kind } = counted
  const columns = changedColumns(counted)
  const mine = (row: Row) => `owner_id = ${row}.owner_id AND kind = '${kind}'`
  return [
    trigger(`quota_${table}_added`, {
      comment: `Counts the row and its bytes for the quota of its owner.`,
      event: `AFTER INSERT ON ${table}`,
      body: [
        sqlText`
          INSERT INTO quota_usage (owner_id, kind, row_count, byte_count)
          VALUES (new.owner_id, '${kind}', 1, ${bytesOf(counted, 'new')})
          ON CONFLICT (owner_id, kind) DO UPDATE SET
            row_count = row_count + 1,
            byte_count = byte_count + excluded.byte_count
        `,
      ],
    }),
    ...(columns.length > 0
      ? [
          trigger(`quota_${table}_changed`, {
            comment: 'Counts how many bytes the row has grown or shrunk by.',
            event: `AFTER UPDATE OF ${columns.join(', ')} ON ${table}`,
            body: [
              sqlText`
                UPDATE quota_usage
                SET byte_count = byte_count + (${bytesOf(counted, 'new')}) - (${bytesOf(counted, 'old')})
                WHERE ${mine('new')}
              `,
            ],
          }),
        ]
      : []),
    trigger(`quota_${table}_deleted`, {
      comment:
        'Takes the row and its bytes back, so that its owner may add others, and deletes the stored answer of its request.',
      event: `AFTER DELETE ON ${table}`,
      body: [
        sqlText`
          UPDATE quota_usage SET
            row_count = row_count - 1,
            byte_count = byte_count - (${bytesOf(counted, 'old')}),
            reached = nullif(reached, 'total')
          WHERE ${mine('old')}
        `,
        ...(counted.isPart ? [] : ['DELETE FROM idempotency_keys WHERE record_id = old.id']),
      ],
    }),
  ]
}

const limitedMails = kindsWhere(({ mail }) => mail === 'reminder')
const { perDay: MAILS_PER_DAY } = quotas.mails
const mailsToday = 'iif(day = excluded.day, changes_today, 0) + 1'

export const quotaObjects: readonly SchemaObject[] = [
  ...quotaTables.flatMap(triggersOf),
  trigger('quota_mails', {
    comment:
      'Counts an e-mail that a record of its recipient causes; beyond the quota only the bell shows the event.',
    event: 'AFTER INSERT ON events',
    when: `new.mail_status = 'waiting' AND new.kind IN (${limitedMails.map((kind) => `'${kind}'`).join(', ')})`,
    body: [
      sqlText`
        INSERT INTO quota_usage (owner_id, kind, day, changes_today)
        VALUES (new.user_id, 'mails', ${dayOf('new.notify_at')}, 1)
        ON CONFLICT (owner_id, kind) DO UPDATE SET
          day = excluded.day,
          changes_today = ${mailsToday},
          reached = iif(${mailsToday} >= ${Math.ceil(MAILS_PER_DAY * SHOWN_SHARE)}, 'day', NULL)
      `,
      sqlText`
        UPDATE events SET mail_status = NULL
        WHERE id = new.id AND ${MAILS_PER_DAY} < (
          SELECT changes_today FROM quota_usage WHERE owner_id = new.user_id AND kind = 'mails'
        )
      `,
    ],
  }),
]
