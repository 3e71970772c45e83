import type { Metric } from './schema/statistics.ts'
import { sqlText } from './triggers/sql-text.ts'
import {
  type CountedTable,
  countedConsultations,
  countedPolicies,
  dayOf,
  isApprovedMember,
  isDecided,
  minutesSlept,
  monthOf,
  waitBand,
  weekOf,
} from './triggers/statistics-sql.ts'

const INSERT_COUNTS = 'INSERT INTO daily_counts (company_id, metric, key, day, count)'

function countDecisions(metric: Metric, day: string): string {
  return sqlText`
    ${INSERT_COUNTS}
    SELECT u.company_id, '${metric}', ${waitBand('u')}, ${day}, count(*)
    FROM users u
    WHERE ${isDecided('u')}
    GROUP BY 1, 3, 4
  `
}

function countRecords({ table, instant, metrics }: CountedTable): string[] {
  return metrics.map(
    ({ metric, key }) => sqlText`
      ${INSERT_COUNTS}
      SELECT u.company_id, '${metric}', ${key('r')}, ${dayOf(`r.${instant}`)}, count(*)
      FROM ${table} r JOIN users u ON u.id = r.owner_id
      GROUP BY 1, 3, 4
    `,
  )
}

function listRecords({ table, instant, metrics }: CountedTable): string[] {
  return metrics
    .filter(({ listed }) => listed)
    .map(
      ({ metric, key }) => sqlText`
        INSERT INTO counted_records (company_id, metric, key, at, id, owner_id)
        SELECT u.company_id, '${metric}', ${key('r')}, r.${instant}, r.id, r.owner_id
        FROM ${table} r JOIN users u ON u.id = r.owner_id
        ORDER BY 1, 3, 4, 5
      `,
    )
}

/** Rows that show activity of a member: table, owner, instant and a condition. */
const activity = [
  ['sessions', 'user_id', 'created_at', `r.purpose = 'member'`],
  ['sessions', 'user_id', 'last_seen_at', `r.purpose = 'member'`],
  ['consultations', 'owner_id', 'created_at', 'true'],
  ['sleep_entries', 'owner_id', 'created_at', 'true'],
  ['anamneses', 'owner_id', 'created_at', 'true'],
  ['policies', 'owner_id', 'uploaded_at', 'true'],
] as const

/** The trigger `active_weeks_counted` counts the inserted rows. */
function addActiveWeeks([table, owner, instant, condition]: (typeof activity)[number]): string {
  return sqlText`
    INSERT INTO active_weeks (company_id, week, user_id)
    SELECT DISTINCT u.company_id, ${weekOf(`r.${instant}`)}, u.id
    FROM ${table} r JOIN users u ON u.id = r.${owner}
    WHERE ${isApprovedMember('u')} AND r.${instant} >= coalesce(u.decided_at, 0) AND ${condition}
    ORDER BY 1, 2, 3
    ON CONFLICT DO NOTHING
  `
}

/**
 * Statements that recount everything from the records, for a database that was filled in bulk without the
 * triggers named `statistics_*`; the others must exist. Active weeks are only added: they may be the last
 * trace of a session that no longer exists.
 */
export const rebuildStatistics: readonly string[] = [
  `DELETE FROM metric_keys WHERE metric <> 'active'`,
  `DELETE FROM daily_counts WHERE metric <> 'active'`,
  'DELETE FROM counted_records',
  'DELETE FROM sleep_months',

  sqlText`
    ${INSERT_COUNTS}
    SELECT company_id, 'registrations', status, ${dayOf('created_at')}, count(*)
    FROM users
    WHERE role = 'member'
    GROUP BY 1, 3, 4
  `,
  countDecisions('decisions', dayOf('u.decided_at')),
  countDecisions('decisions_weekly', weekOf('u.decided_at')),

  ...[countedConsultations, countedPolicies].flatMap((counted) => [
    ...countRecords(counted),
    ...listRecords(counted),
  ]),
  ...activity.map(addActiveWeeks),

  sqlText`
    INSERT INTO sleep_months (owner_id, month, company_id, minutes, days)
    SELECT r.owner_id, ${monthOf('r.sleep_end')}, u.company_id,
      sum(${minutesSlept('r')}), count(DISTINCT ${dayOf('r.sleep_end')})
    FROM sleep_entries r JOIN users u ON u.id = r.owner_id
    GROUP BY 1, 2
  `,
  sqlText`
    ${INSERT_COUNTS}
    SELECT company_id, 'sleep', band, month, count(*)
    FROM sleep_months
    WHERE days > 0
    GROUP BY 1, 3, 4
  `,

  sqlText`
    ${INSERT_COUNTS}
    SELECT company_id, 'bmi', bmi_class, month, sum(change)
    FROM (
      SELECT u.company_id, r.bmi_class, ${monthOf('r.created_at')} AS month, 1 AS change
      FROM anamneses r JOIN users u ON u.id = r.owner_id
      UNION ALL
      SELECT u.company_id,
        lag(r.bmi_class) OVER (PARTITION BY r.owner_id ORDER BY r.created_at, r.id),
        ${monthOf('r.created_at')}, -1
      FROM anamneses r JOIN users u ON u.id = r.owner_id
    )
    WHERE bmi_class IS NOT NULL
    GROUP BY 1, 3, 4
    HAVING sum(change) <> 0
  `,
]
