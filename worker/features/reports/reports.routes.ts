import { type Context, Hono } from 'hono'
import { reportSchema } from '#contract/reports.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody } from '#middleware/body.ts'
import { fileAnswer } from '#middleware/files.ts'
import { administrator, provenAdministrator } from '#middleware/guards.ts'
import { limited } from '#middleware/limited.ts'
import { noContent } from '#middleware/no-content.ts'
import { free, STAFF } from '#middleware/quota.ts'
import { runAfterResponse } from '#middleware/run-after-response.ts'
import type { Figures } from './figures.ts'
import { cancelReport } from './jobs/cancel-report.ts'
import { requestReport } from './jobs/request-report.ts'
import { retryReport } from './jobs/retry-report.ts'
import { runReports } from './jobs/run-reports.ts'
import { deleteReport, listReports, openReport } from './report.ts'

const reportLimit = limited('reportPerAccount')
const threeAtOnce = free('three reports at once')

/** @param figures what reports need from the statistics feature */
export function reportRoutes(figures: Figures) {
  /** Starts writing the requested report as soon as the response is sent. */
  function runAfterwards(c: Context<AppEnv>): void {
    const { clock, db, env } = c.get('memberWork')
    runAfterResponse(c, () => runReports({ clock, db, env, figures }))
  }

  return new Hono<AppEnv>()
    .use(administrator)
    .get('/', async (c) => c.json(await listReports(c.get('memberWork'))))
    .post('/', provenAdministrator, reportLimit, threeAtOnce, jsonBody(reportSchema), async (c) => {
      const report = await requestReport(c.get('memberWork'), c.req.valid('json'))
      runAfterwards(c)
      return c.json(report, 201)
    })
    .get('/:id/file', provenAdministrator, async (c) =>
      fileAnswer(c, await openReport(c.get('memberWork'), c.req.param('id'))),
    )
    .post('/:id/cancel', free(STAFF), async (c) =>
      c.json(await cancelReport(c.get('memberWork'), c.req.param('id'))),
    )
    .post('/:id/retry', provenAdministrator, reportLimit, threeAtOnce, async (c) => {
      const report = await retryReport(c.get('memberWork'), c.req.param('id'))
      runAfterwards(c)
      return c.json(report)
    })
    .delete('/:id', (c) => noContent(c, deleteReport(c.get('memberWork'), c.req.param('id'))))
}
