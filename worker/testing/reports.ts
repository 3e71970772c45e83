import { systemClock } from '#platform/clock.ts'
import { runReports } from '#worker/features/reports/jobs/run-reports.ts'
import { figures } from '#worker/features/statistics/figures.ts'
import { type Client, testDatabase, testEnvironment } from './api.ts'

/** A report that was asked for, as it stands when the run after the answer is over. */
export async function madeReport(client: Client, body: object) {
  const { body: asked, status } = await client.post('/api/admin/reports', body)
  if (status !== 201) throw new Error(`no report: ${JSON.stringify(asked)}`)
  await client.settled()
  const list = (await client.get('/api/admin/reports')).body
  return list.find(({ id }: { id: string }) => id === asked.id)
}

/** One run of the cron's. */
export async function runDueReports(forMs?: number): Promise<void> {
  await runReports(
    { db: await testDatabase(), clock: systemClock, env: await testEnvironment(), figures },
    forMs,
  )
}

/** What stands over the foot of a list as CSV. */
export function csvList(text: string): string[] {
  return (text.split('\r\n\r\n')[0] ?? '').split('\r\n')
}
