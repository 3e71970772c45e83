import { Hono } from 'hono'
import {
  consultationChangeSchema,
  consultationSchema,
  consultationsQuerySchema,
  deletedConsultationSchema,
} from '#contract/consultations.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody, query } from '#middleware/body.ts'
import { approvedMember } from '#middleware/guards.ts'
import { ifMatch, tagged } from '#middleware/if-match.ts'
import { paged } from '#middleware/next-page.ts'
import { noContent } from '#middleware/no-content.ts'
import { counts } from '#middleware/quota.ts'
import { changeStatus } from './change-status.ts'
import {
  deleteConsultation,
  listConsultations,
  showConsultation,
  showUpcomingConsultation,
} from './consultation.ts'
import { editConsultation } from './edit-consultation.ts'
import { noteConsultation } from './note-consultation.ts'
import { restoreConsultation } from './restore-consultation.ts'
import { scheduleConsultation } from './schedule-consultation.ts'

export const consultations = new Hono<AppEnv>()
  .use(approvedMember)
  .get('/', query(consultationsQuerySchema), async (c) =>
    c.json(paged(c, await listConsultations(c.get('memberWork'), c.req.valid('query')))),
  )
  .get('/upcoming', async (c) => c.json(await showUpcomingConsultation(c.get('memberWork'))))
  .get('/:id', async (c) => c.json(tagged(c, await showConsultation(c.get('memberWork'), c.req.param('id')))))
  .post('/', counts('consultations'), jsonBody(consultationSchema), async (c) =>
    c.json(tagged(c, await scheduleConsultation(c.get('memberWork'), c.req.valid('json'))), 201),
  )
  .patch('/:id', counts('consultations'), ifMatch, jsonBody(consultationChangeSchema), async (c) => {
    const input = c.req.valid('json')
    const id = c.req.param('id')
    const work = c.get('memberWork')
    if ('status' in input) return c.json(tagged(c, await changeStatus(work, id, input.status)))
    if ('date' in input) return c.json(tagged(c, await editConsultation(work, id, input)))
    return c.json(tagged(c, await noteConsultation(work, id, input)))
  })
  .delete('/:id', ifMatch, (c) => noContent(c, deleteConsultation(c.get('memberWork'), c.req.param('id'))))
  .post('/:id/restore', counts('consultations'), jsonBody(deletedConsultationSchema), async (c) => {
    const restored = await restoreConsultation(c.get('memberWork'), c.req.param('id'), c.req.valid('json'))
    return c.json(tagged(c, restored), 201)
  })
