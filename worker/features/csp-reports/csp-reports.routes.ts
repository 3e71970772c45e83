import { Hono } from 'hono'
import { cspReportSchema } from '#contract/csp-reports.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody } from '#middleware/body.ts'
import { limited } from '#middleware/limited.ts'
import { noContent } from '#middleware/no-content.ts'
import { free } from '#middleware/quota.ts'
import { countCspReport } from './count-csp-report.ts'

/** Receives browsers' reports of what the Content-Security-Policy blocked. Each address has its own policy. */
export const cspReports = new Hono<AppEnv>().post(
  '/',
  limited('cspReportPerClientIp'),
  free('counts in rows of the day, which nobody owns'),
  jsonBody(cspReportSchema, 'application/csp-report'),
  (c) => noContent(c, countCspReport(c.get('work'), c.env.ADDRESS, c.req.valid('json')['csp-report'])),
)
