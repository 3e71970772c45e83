import { systemClock } from '#platform/clock.ts'
import { runReports } from '#worker/features/reports/jobs/run-reports.ts'
import { figures } from '#worker/features/statistics/figures.ts'
import { type Client, testDatabase, testEnvironment } from './api.ts'

/** A clock that stands still, so that a slow machine does not use up a run's time limit. */
function stoppedClock() {
  const now = systemClock.now()
  return { now: () => now }
}

/** Requests a report and returns it as the run after the response has left it. */
export async function madeReport(client: Client, body: object) {
  const { body: asked, status } = await client.post('/api/admin/reports', body, { clock: stoppedClock() })
  if (status !== 201) throw new Error(`no report: ${JSON.stringify(asked)}`)
  await client.settled()
  const list = (await client.get('/api/admin/reports')).body
  return list.find(({ id }: { id: string }) => id === asked.id)
}

/** Runs the cron's step once. */
export async function runDueReports(maxMs?: number): Promise<void> {
  await runReports(
    { db: await testDatabase(), clock: stoppedClock(), env: await testEnvironment(), figures },
    maxMs,
  )
}

/** The lines of a CSV list above its foot. */
export function csvList(text: string): string[] {
  return (text.split('\r\n\r\n')[0] ?? '').split('\r\n')
}
