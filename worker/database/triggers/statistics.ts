import { type SchemaObject, trigger } from './schema-object.ts'
import { sqlText } from './sql-text.ts'
import {
  BRASILIA_OFFSETS_VIEW,
  type CountedTable,
  countedConsultations,
  countedPolicies,
  dayOf,
  isApprovedMember,
  isDecided,
  isSameDay,
  minutesSlept,
  monthOf,
  waitBand,
  weekOf,
} from './statistics-sql.ts'

/** The row before or after a change. */
type Row = 'old' | 'new'

const addToCount = 'ON CONFLICT (company_id, metric, key, day) DO UPDATE SET count = count + excluded.count'

/**
 * Counts a member's registration on the day it was made, and its decision on the day and in the week of the
 * decision.
 */
function countRegistration(row: Row, change: 1 | -1): string[] {
  return [
    sqlText`
      INSERT INTO daily_counts (company_id, metric, key, day, count)
      SELECT ${row}.company_id, 'registrations', ${row}.status, ${dayOf(`${row}.created_at`)}, ${change}
      WHERE ${row}.role = 'member'
      ${addToCount}
    `,
    sqlText`
      INSERT INTO daily_counts (company_id, metric, key, day, count)
      SELECT ${row}.company_id, d.metric, ${waitBand(row)}, d.day, ${change}
      FROM (
        SELECT 'decisions' AS metric, ${dayOf(`${row}.decided_at`)} AS day
        UNION ALL SELECT 'decisions_weekly', ${weekOf(`${row}.decided_at`)}
      ) d
      WHERE ${isDecided(row)}
      ${addToCount}
    `,
  ]
}

/** The key of a record under each of the metrics, as a subquery with the columns `metric` and `key`. */
function keysOf(metrics: CountedTable['metrics'], row: Row): string {
  return metrics
    .map(({ metric, key }, index) =>
      index === 0
        ? `SELECT '${metric}' AS metric, ${key(row)} AS key`
        : `UNION ALL SELECT '${metric}', ${key(row)}`,
    )
    .join('\n')
}

function countRecord({ instant, metrics }: CountedTable, row: Row, change: 1 | -1): string {
  return sqlText`
    INSERT INTO daily_counts (company_id, metric, key, day, count)
    SELECT u.company_id, k.metric, k.key, ${dayOf(`${row}.${instant}`)}, ${change}
    FROM users u, (
      ${keysOf(metrics, row)}
    ) k
    WHERE u.id = ${row}.owner_id
    ${addToCount}
  `
}

function listRecord({ instant, metrics }: CountedTable): string {
  return sqlText`
    INSERT INTO counted_records (company_id, metric, key, at, id, owner_id)
    SELECT u.company_id, k.metric, k.key, new.${instant}, new.id, new.owner_id
    FROM users u, (
      ${keysOf(
        metrics.filter(({ listed }) => listed),
        'new',
      )}
    ) k
    WHERE u.id = new.owner_id
  `
}

function unlistRecord({ instant, metrics }: CountedTable): string[] {
  return metrics
    .filter(({ listed }) => listed)
    .map(
      ({ metric, key }) => sqlText`
        DELETE FROM counted_records
        WHERE company_id = (SELECT company_id FROM users WHERE id = old.owner_id)
          AND metric = '${metric}' AND key = ${key('old')} AND at = old.${instant} AND id = old.id
      `,
    )
}

const addRecord = (counted: CountedTable) => [countRecord(counted, 'new', 1), listRecord(counted)]
const removeRecord = (counted: CountedTable) => [countRecord(counted, 'old', -1), ...unlistRecord(counted)]

/** Marks the member as active in the week of the instant. Repeats are skipped before they write anything. */
function markActive(userId: string, instant: string): string {
  const week = weekOf(instant)
  return sqlText`
    INSERT INTO active_weeks (company_id, week, user_id)
    SELECT u.company_id, ${week}, u.id
    FROM users u
    WHERE u.id = ${userId} AND ${isApprovedMember('u')} AND NOT EXISTS (
      SELECT 1 FROM active_weeks w
      WHERE w.company_id = u.company_id AND w.week = ${week} AND w.user_id = u.id
    )
  `
}

/** Adds a sleep entry to its month, or removes it. A day counts once, however many entries end on it. */
function changeSleepMonth(row: Row, sign: '+' | '-'): string {
  return sqlText`
    UPDATE sleep_months SET
      minutes = minutes ${sign} ${minutesSlept(row)},
      days = days ${sign} NOT EXISTS (
        SELECT 1 FROM sleep_entries s
        WHERE s.owner_id = ${row}.owner_id AND s.id <> ${row}.id
          AND ${isSameDay('s.sleep_end', `${row}.sleep_end`)}
      )
    WHERE owner_id = ${row}.owner_id AND month = ${monthOf(`${row}.sleep_end`)}
  `
}

const ensureSleepMonth = sqlText`
  INSERT INTO sleep_months (owner_id, month, company_id, minutes, days)
  SELECT u.id, ${monthOf('new.sleep_end')}, u.company_id, 0, 0
  FROM users u
  WHERE u.id = new.owner_id
  ON CONFLICT DO NOTHING
`

function countSleepBand(row: Row, change: 1 | -1): string {
  return sqlText`
    INSERT INTO daily_counts (company_id, metric, key, day, count)
    SELECT ${row}.company_id, 'sleep', ${row}.band, ${row}.month, ${change}
    WHERE ${row}.band <> ''
    ${addToCount}
  `
}

/** The owner's questionnaire right before or after this one. */
function neighbour(row: Row, side: 'before' | 'after'): string {
  const [comparison, order] = side === 'before' ? ['<', 'DESC'] : ['>', 'ASC']
  return sqlText`
    (
      SELECT * FROM anamneses
      WHERE owner_id = ${row}.owner_id AND (created_at, id) ${comparison} (${row}.created_at, ${row}.id)
      ORDER BY created_at ${order}, id ${order}
      LIMIT 1
    )
  `
}

/**
 * A questionnaire counts from its month until the month of its owner's next one. Adding it changes both
 * months, once for the previous questionnaire and once for itself; removing it reverses all four changes.
 */
function countBmi(row: Row, added: 1 | -1): string {
  const month = monthOf(`${row}.created_at`)
  const next = monthOf('n.created_at')
  return sqlText`
    INSERT INTO daily_counts (company_id, metric, key, day, count)
    SELECT u.company_id, 'bmi', c.key, c.month, c.change
    FROM users u, (
      SELECT ${row}.bmi_class AS key, ${month} AS month, ${added} AS change
      UNION ALL SELECT p.bmi_class, ${month}, ${-added}
      FROM ${neighbour(row, 'before')} p
      UNION ALL SELECT ${row}.bmi_class, ${next}, ${-added}
      FROM ${neighbour(row, 'after')} n
      UNION ALL SELECT p.bmi_class, ${next}, ${added}
      FROM ${neighbour(row, 'before')} p, ${neighbour(row, 'after')} n
    ) c
    WHERE u.id = ${row}.owner_id
    ${addToCount}
  `
}

export const statisticsObjects: readonly SchemaObject[] = [
  {
    kind: 'view',
    name: 'brasilia_offsets',
    comment: 'How far the clocks of Brasília are ahead of UTC since each instant, both in seconds.',
    sql: BRASILIA_OFFSETS_VIEW,
  },
  trigger('daily_counts_key', {
    comment: 'Lists the key of a count in metric_keys, where queries look up the keys of a metric.',
    event: 'AFTER INSERT ON daily_counts',
    body: [
      sqlText`
        INSERT INTO metric_keys (company_id, metric, key)
        VALUES (new.company_id, new.metric, new.key)
        ON CONFLICT DO NOTHING
      `,
    ],
  }),
  trigger('daily_counts_zero', {
    comment: 'Deletes a count that went down to zero.',
    event: 'AFTER UPDATE OF count ON daily_counts',
    when: 'new.count = 0',
    body: [
      sqlText`
        DELETE FROM daily_counts
        WHERE company_id = new.company_id AND metric = new.metric AND key = new.key AND day = new.day
      `,
    ],
  }),
  trigger('active_weeks_counted', {
    comment: 'Counts a member who becomes active in a week.',
    event: 'AFTER INSERT ON active_weeks',
    body: [
      sqlText`
        INSERT INTO daily_counts (company_id, metric, key, day, count)
        VALUES (new.company_id, 'active', '', new.week, 1)
        ${addToCount}
      `,
    ],
  }),
  trigger('sleep_months_counted', {
    comment: 'Moves a month of sleep from the count of its old band to that of its new one.',
    event: 'AFTER UPDATE OF minutes, days ON sleep_months',
    when: 'old.band <> new.band',
    body: [countSleepBand('old', -1), countSleepBand('new', 1)],
  }),

  trigger('statistics_user_added', {
    comment: 'Counts the registration of a new member, and its decision if it already has one.',
    event: 'AFTER INSERT ON users',
    body: countRegistration('new', 1),
  }),
  trigger('statistics_user_changed', {
    comment:
      'Takes back what the old row of a user counted and counts the new one, whatever changed: a decision, its undo, a correction, a promotion.',
    event:
      'AFTER UPDATE OF status, role, company_id, created_at, email_confirmed_at, queued_at, decided_at ON users',
    body: [...countRegistration('old', -1), ...countRegistration('new', 1)],
  }),
  trigger('statistics_user_deleting', {
    comment:
      'Deletes the records of a user while the user still exists, so that their own triggers find the company, and takes back the active weeks.',
    event: 'BEFORE DELETE ON users',
    body: [
      ...['consultations', 'policies', 'sleep_entries', 'anamneses'].map(
        (table) => `DELETE FROM ${table} WHERE owner_id = old.id`,
      ),
      sqlText`
        UPDATE daily_counts SET count = count - 1
        WHERE company_id = old.company_id AND metric = 'active' AND key = ''
          AND day IN (SELECT week FROM active_weeks WHERE user_id = old.id AND company_id = old.company_id)
      `,
    ],
  }),
  trigger('statistics_user_deleted', {
    comment: 'Takes back what the registration of a deleted member counted.',
    event: 'AFTER DELETE ON users',
    body: countRegistration('old', -1),
  }),

  trigger('statistics_session_added', {
    comment: 'Marks a member as active in the week of a sign-in.',
    event: 'AFTER INSERT ON sessions',
    when: `new.purpose = 'member'`,
    body: [markActive('new.user_id', 'new.last_seen_at')],
  }),
  trigger('statistics_session_seen', {
    comment: 'Marks a member as active in the week in which a session was used.',
    event: 'AFTER UPDATE OF last_seen_at ON sessions',
    when: `new.purpose = 'member'`,
    body: [markActive('new.user_id', 'new.last_seen_at')],
  }),

  trigger('statistics_consultation_added', {
    comment: 'Counts a consultation by type, status and specialty, and marks its member as active.',
    event: 'AFTER INSERT ON consultations',
    body: [...addRecord(countedConsultations), markActive('new.owner_id', 'new.created_at')],
  }),
  trigger('statistics_consultation_changed', {
    comment: 'Takes back what the old row of a consultation counted and counts the new one.',
    event: 'AFTER UPDATE OF date, type, status, specialty ON consultations',
    body: [...removeRecord(countedConsultations), ...addRecord(countedConsultations)],
  }),
  trigger('statistics_consultation_deleted', {
    comment: 'Takes back what a deleted consultation counted.',
    event: 'AFTER DELETE ON consultations',
    body: removeRecord(countedConsultations),
  }),

  trigger('statistics_policy_added', {
    comment: 'Counts a policy by its state, and marks its member as active.',
    event: 'AFTER INSERT ON policies',
    body: [...addRecord(countedPolicies), markActive('new.owner_id', 'new.uploaded_at')],
  }),
  trigger('statistics_policy_changed', {
    comment: 'Takes back what the old row of a policy counted and counts the new one.',
    event: 'AFTER UPDATE OF status, content_stored_at, uploaded_at ON policies',
    body: [...removeRecord(countedPolicies), ...addRecord(countedPolicies)],
  }),
  trigger('statistics_policy_deleted', {
    comment: 'Takes back what a deleted policy counted.',
    event: 'AFTER DELETE ON policies',
    body: removeRecord(countedPolicies),
  }),

  trigger('statistics_sleep_added', {
    comment: 'Adds a sleep entry to its month, and marks its member as active.',
    event: 'AFTER INSERT ON sleep_entries',
    body: [ensureSleepMonth, changeSleepMonth('new', '+'), markActive('new.owner_id', 'new.created_at')],
  }),
  trigger('statistics_sleep_changed', {
    comment: 'Moves a changed sleep entry from its old month to its new one.',
    event: 'AFTER UPDATE OF sleep_start, sleep_end ON sleep_entries',
    body: [changeSleepMonth('old', '-'), ensureSleepMonth, changeSleepMonth('new', '+')],
  }),
  trigger('statistics_sleep_deleted', {
    comment: 'Takes a deleted sleep entry out of its month.',
    event: 'AFTER DELETE ON sleep_entries',
    body: [changeSleepMonth('old', '-')],
  }),

  trigger('statistics_anamnesis_added', {
    comment:
      'Counts the BMI class of a questionnaire in place of the one before, and marks its member as active.',
    event: 'AFTER INSERT ON anamneses',
    body: [countBmi('new', 1), markActive('new.owner_id', 'new.created_at')],
  }),
  trigger('statistics_anamnesis_changed', {
    comment: 'Takes back the old BMI class of a corrected questionnaire and counts the new one.',
    event: 'AFTER UPDATE OF bmi_class ON anamneses',
    body: [countBmi('old', -1), countBmi('new', 1)],
  }),
  trigger('statistics_anamnesis_deleted', {
    comment: 'Takes back the BMI class of a deleted questionnaire.',
    event: 'AFTER DELETE ON anamneses',
    body: [countBmi('old', -1)],
  }),
]
