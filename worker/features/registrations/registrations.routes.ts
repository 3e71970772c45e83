import { Hono } from 'hono'
import { registrationQueueQuerySchema, registrationRejectionSchema } from '../../contract/accounts.ts'
import type { AppEnv } from '../../middleware/app-env.ts'
import { jsonBody, query } from '../../middleware/body.ts'
import { administrator } from '../../middleware/guards.ts'
import { approveRegistration, rejectRegistration } from './decide-registration.ts'
import { listRegistrations } from './list-registrations.ts'

/** The dashboard's queue of registrations. */
export const registrations = new Hono<AppEnv>()
  .use(administrator)
  .get('/', query(registrationQueueQuerySchema), async (c) =>
    c.json(await listRegistrations(c.get('memberWork'), c.req.valid('query'))),
  )
  .post('/:id/approve', async (c) =>
    c.json(await approveRegistration(c.get('memberWork'), c.req.param('id'))),
  )
  .post('/:id/reject', jsonBody(registrationRejectionSchema), async (c) =>
    c.json(await rejectRegistration(c.get('memberWork'), c.req.param('id'), c.req.valid('json'))),
  )
