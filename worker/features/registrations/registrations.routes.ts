import { Hono } from 'hono'
import {
  bulkRejectionSchema,
  bulkSchema,
  registrationQueueQuerySchema,
  registrationRejectionSchema,
  reversalSchema,
} from '#contract/registrations.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody, query } from '#middleware/body.ts'
import { deliverOnceFinal } from '#middleware/deliver-after-change.ts'
import { administrator, provenAdministrator } from '#middleware/guards.ts'
import { free, STAFF } from '#middleware/quota.ts'
import {
  decideRegistration,
  decideRegistrations,
  undoDecision,
  undoDecisions,
} from './decide-registrations.ts'
import { listRegistrations, showRegistration } from './list-registrations.ts'
import { reverseRegistration } from './reverse-registration.ts'

export const registrations = new Hono<AppEnv>()
  .use(administrator)
  .get('/', query(registrationQueueQuerySchema), async (c) =>
    c.json(await listRegistrations(c.get('memberWork'), c.req.valid('query'))),
  )
  .get('/:id', async (c) => c.json(await showRegistration(c.get('memberWork'), c.req.param('id'))))
  .post('/approve', free(STAFF), deliverOnceFinal, jsonBody(bulkSchema), async (c) =>
    c.json(await decideRegistrations(c.get('memberWork'), c.req.valid('json').ids, { status: 'approved' })),
  )
  .post('/reject', free(STAFF), deliverOnceFinal, jsonBody(bulkRejectionSchema), async (c) => {
    const { ids, ...rejection } = c.req.valid('json')
    return c.json(await decideRegistrations(c.get('memberWork'), ids, { status: 'rejected', ...rejection }))
  })
  .post('/undo', free(STAFF), jsonBody(bulkSchema), async (c) =>
    c.json(await undoDecisions(c.get('memberWork'), c.req.valid('json').ids)),
  )
  .post('/:id/approve', free(STAFF), deliverOnceFinal, async (c) =>
    c.json(await decideRegistration(c.get('memberWork'), c.req.param('id'), { status: 'approved' })),
  )
  .post('/:id/reject', free(STAFF), deliverOnceFinal, jsonBody(registrationRejectionSchema), async (c) =>
    c.json(
      await decideRegistration(c.get('memberWork'), c.req.param('id'), {
        status: 'rejected',
        ...c.req.valid('json'),
      }),
    ),
  )
  .post('/:id/undo', free(STAFF), async (c) =>
    c.json(await undoDecision(c.get('memberWork'), c.req.param('id'))),
  )
  .post('/:id/reverse', provenAdministrator, free(STAFF), jsonBody(reversalSchema), async (c) =>
    c.json(await reverseRegistration(c.get('memberWork'), c.req.param('id'), c.req.valid('json'))),
  )
