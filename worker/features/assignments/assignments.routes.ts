import { Hono } from 'hono'
import { assignmentSchema } from '#contract/assignments.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody } from '#middleware/body.ts'
import { administrator } from '#middleware/guards.ts'
import { free } from '#middleware/quota.ts'
import { assignRecord, showAssignments } from './assignments.ts'

const ASSIGNED = 'names a colleague in a row that exists'

export const assignments = new Hono<AppEnv>()
  .use(administrator)
  .get('/', async (c) => c.json(await showAssignments(c.get('memberWork'))))
  .put('/registrations/:id', free(ASSIGNED), jsonBody(assignmentSchema), async (c) =>
    c.json(await assignRecord(c.get('memberWork'), 'registrations', c.req.param('id'), c.req.valid('json'))),
  )
  .put('/policies/:id', free(ASSIGNED), jsonBody(assignmentSchema), async (c) =>
    c.json(await assignRecord(c.get('memberWork'), 'policies', c.req.param('id'), c.req.valid('json'))),
  )
