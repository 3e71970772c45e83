/** A day, a week's Monday or a month's first of Brasília (UTC−3, without summer time since 2019). */
const dayOf = (instant: string) => `date(${instant} / 1000 - 10800, 'unixepoch')`
const weekOf = (instant: string) => `date(${instant} / 1000 - 10800, 'unixepoch', '-6 days', 'weekday 1')`
const monthOf = (instant: string) => `date(${instant} / 1000 - 10800, 'unixepoch', 'start of month')`

const add = 'insert into daily_counts (company_id, metric, "key", day, count)'

/** Lower end of the band of a wait, in minutes: finer where waits are short. */
const waitBand = (minutes: string) =>
  `(select printf('%05d', iif(m < 60, m / 15 * 15, iif(m < 720, m / 60 * 60, iif(m < 2880, m / 180 * 180,
    iif(m < 10080, m / 720 * 720, min(43200, m / 1440 * 1440))))))
    from (select max(0, ${minutes}) as m))`

const waited = '(u.decided_at - coalesce(u.queued_at, u.email_confirmed_at, u.created_at)) / 60000'
const decided = `u.role = 'member' and u.status in ('approved', 'rejected') and u.decided_at is not null`

type Kept = readonly [table: string, metric: string, key: string, instant: string]

const byType: Kept = ['consultations', 'consultation_type', 'r.type', 'r.date']
const byStatus: Kept = ['consultations', 'consultation_status', 'r.status', 'r.date']
const bySpecialty: Kept = [
  'consultations',
  'consultation_specialty',
  `coalesce(trim(r.specialty), '')`,
  'r.date',
]
const byState: Kept = [
  'policies',
  'policies',
  `iif(r.content_stored_at is null, 'unsent', r.status)`,
  'r.uploaded_at',
]

/** What shows that somebody was there: table, owner, instant and condition. */
const seen = [
  ['sessions', 'user_id', 'r.created_at', `r.purpose = 'member'`],
  ['sessions', 'user_id', 'r.last_seen_at', `r.purpose = 'member'`],
  ['consultations', 'owner_id', 'r.created_at', 'true'],
  ['sleep_entries', 'owner_id', 'r.created_at', 'true'],
  ['anamneses', 'owner_id', 'r.created_at', 'true'],
  ['policies', 'owner_id', 'r.uploaded_at', 'true'],
] as const

function counted([table, metric, key, instant]: Kept): string {
  return `${add} select u.company_id, '${metric}', ${key}, ${dayOf(instant)}, count(*)
    from ${table} r join users u on u.id = r.owner_id group by 1, 3, 4`
}

function recorded([table, metric, key, instant]: Kept): string {
  return `insert into counted_records (company_id, metric, "key", at, id, owner_id)
    select u.company_id, '${metric}', ${key}, ${instant}, r.id, r.owner_id
    from ${table} r join users u on u.id = r.owner_id order by 1, 3, 4, 5`
}

/**
 * Everything that the triggers of the statistics keep, counted anew from the records: for a database that was filled
 * in bulk without them. `metric_keys` follows from `daily_counts`. Who was active is added to and never taken away:
 * a session that ended is nowhere else.
 */
export const rebuildStatistics: readonly string[] = [
  `delete from metric_keys where metric <> 'active'`,
  `delete from daily_counts where metric <> 'active'`,
  'delete from counted_records',
  'delete from sleep_months',

  `${add} select company_id, 'registrations', status, ${dayOf('created_at')}, count(*)
    from users where role = 'member' group by 1, 3, 4`,
  `${add} select u.company_id, 'decisions', ${waitBand(waited)}, ${dayOf('u.decided_at')}, count(*)
    from users u where ${decided} group by 1, 3, 4`,
  `${add} select u.company_id, 'decisions_weekly', ${waitBand(waited)}, ${weekOf('u.decided_at')}, count(*)
    from users u where ${decided} group by 1, 3, 4`,

  ...[byType, byStatus, bySpecialty, byState].map(counted),
  ...[byType, bySpecialty, byState].map(recorded),

  // Counted by the trigger of active_weeks itself.
  ...seen.map(
    ([table, owner, instant, condition]) => `insert into active_weeks (company_id, week, user_id)
      select distinct u.company_id, ${weekOf(instant)}, u.id from ${table} r join users u on u.id = r.${owner}
      where u.role = 'member' and u.status = 'approved' and ${instant} >= coalesce(u.decided_at, 0) and ${condition}
      order by 1, 2, 3
      on conflict do nothing`,
  ),

  `insert into sleep_months (owner_id, month, company_id, minutes, days)
    select r.owner_id, ${monthOf('r.sleep_end')}, u.company_id,
      sum((r.sleep_end - r.sleep_start) / 60000), count(distinct ${dayOf('r.sleep_end')})
    from sleep_entries r join users u on u.id = r.owner_id group by 1, 2`,
  `${add} select company_id, 'sleep', band, month, count(*) from sleep_months where days > 0 group by 1, 3, 4`,

  `${add} select company_id, 'bmi', bmi_class, month, sum(change) from (
      select u.company_id, r.bmi_class, ${monthOf('r.created_at')} as month, 1 as change
      from anamneses r join users u on u.id = r.owner_id
      union all
      select u.company_id, lag(r.bmi_class) over (partition by r.owner_id order by r.created_at, r.id),
        ${monthOf('r.created_at')}, -1
      from anamneses r join users u on u.id = r.owner_id
    ) where bmi_class is not null group by 1, 3, 4 having sum(change) <> 0`,
]
