import { Hono } from 'hono'
import {
  accessQuerySchema,
  auditQuerySchema,
  errorQuerySchema,
  mailQuerySchema,
  mailRetryQuerySchema,
} from '#contract/logs.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { query } from '#middleware/body.ts'
import { csvAnswer } from '#middleware/files.ts'
import { administrator, provenAdministrator } from '#middleware/guards.ts'
import { limited } from '#middleware/limited.ts'
import { free, STAFF } from '#middleware/quota.ts'
import { logFileNames } from '#texts/logs.ts'
import { exportAccesses, exportAudit, exportErrors, exportMails } from './export-log.ts'
import { listAccesses, listAudit, listErrors, listMails } from './list-logs.ts'
import { retryFailedMails, retryMail } from './retry-mails.ts'

const exportLimit = limited('logExportPerAccount')
const audited = free('stores an audit row only')

/** The four logs. An export is a POST because it writes an audit row. */
export const logs = new Hono<AppEnv>()
  .use(administrator)
  .get('/audit', query(auditQuerySchema), async (c) =>
    c.json(await listAudit(c.get('memberWork'), c.req.valid('query'))),
  )
  .post('/audit/export', provenAdministrator, exportLimit, audited, query(auditQuerySchema), async (c) =>
    csvAnswer(c, logFileNames.audit, await exportAudit(c.get('memberWork'), c.req.valid('query'))),
  )
  .get('/access', query(accessQuerySchema), async (c) =>
    c.json(await listAccesses(c.get('memberWork'), c.req.valid('query'))),
  )
  .post('/access/export', provenAdministrator, exportLimit, audited, query(accessQuerySchema), async (c) =>
    csvAnswer(c, logFileNames.access, await exportAccesses(c.get('memberWork'), c.req.valid('query'))),
  )
  .get('/mails', query(mailQuerySchema), async (c) =>
    c.json(await listMails(c.get('memberWork'), c.req.valid('query'))),
  )
  .post('/mails/export', provenAdministrator, exportLimit, audited, query(mailQuerySchema), async (c) =>
    csvAnswer(c, logFileNames.mail, await exportMails(c.get('memberWork'), c.req.valid('query'))),
  )
  .post('/mails/retry', free(STAFF), query(mailRetryQuerySchema), async (c) =>
    c.json(await retryFailedMails(c.get('memberWork'), c.req.valid('query'))),
  )
  .post('/mails/:id/retry', free(STAFF), async (c) =>
    c.json(await retryMail(c.get('memberWork'), c.req.param('id'))),
  )
  .get('/errors', query(errorQuerySchema), async (c) =>
    c.json(await listErrors(c.get('memberWork'), c.req.valid('query'))),
  )
  .post('/errors/export', provenAdministrator, exportLimit, audited, query(errorQuerySchema), async (c) =>
    csvAnswer(c, logFileNames.error, await exportErrors(c.get('memberWork'), c.req.valid('query'))),
  )
