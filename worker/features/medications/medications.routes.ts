import { Hono } from 'hono'
import {
  clockSchema,
  doseSchema,
  medicationDayQuerySchema,
  medicationHistoryQuerySchema,
  medicationSchema,
  medicationStatusSchema,
  refillSchema,
  stockSchema,
} from '#contract/medications.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody, query } from '#middleware/body.ts'
import { approvedMember } from '#middleware/guards.ts'
import { ifMatch, tagged } from '#middleware/if-match.ts'
import { noContent } from '#middleware/no-content.ts'
import { counts } from '#middleware/quota.ts'
import { addMedication } from './add-medication.ts'
import { changeStatus } from './change-status.ts'
import { chooseClock } from './choose-clock.ts'
import { decideDose, undoDose } from './doses/decide-dose.ts'
import { showAdherence } from './doses/show-adherence.ts'
import { showDay } from './doses/show-day.ts'
import { editMedication } from './edit-medication.ts'
import { deleteMedication, listMedications, showMedication } from './present-medication.ts'
import { showHistory } from './show-history.ts'
import { dropStock, setStock } from './stock/change-stock.ts'
import { refill } from './stock/refill.ts'

export const medications = new Hono<AppEnv>()
  .use(approvedMember)
  .get('/', async (c) => c.json(await listMedications(c.get('memberWork'))))
  .get('/day', query(medicationDayQuerySchema), async (c) =>
    c.json(await showDay(c.get('memberWork'), c.req.valid('query').date)),
  )
  .get('/adherence', async (c) => c.json(await showAdherence(c.get('memberWork'))))
  .get('/:id', async (c) => c.json(tagged(c, await showMedication(c.get('memberWork'), c.req.param('id')))))
  .get('/:id/history', query(medicationHistoryQuerySchema), async (c) =>
    c.json(await showHistory(c.get('memberWork'), c.req.param('id'), c.req.valid('query'))),
  )
  .post('/', counts('medications'), jsonBody(medicationSchema), async (c) =>
    c.json(tagged(c, await addMedication(c.get('memberWork'), c.req.valid('json'))), 201),
  )
  .put('/clock', counts('medications'), jsonBody(clockSchema), (c) =>
    noContent(c, chooseClock(c.get('memberWork'), c.req.valid('json').choice)),
  )
  .patch('/:id', counts('medications'), ifMatch, jsonBody(medicationSchema), async (c) => {
    tagged(c, await editMedication(c.get('memberWork'), c.req.param('id'), c.req.valid('json')))
    return c.body(null, 204)
  })
  .delete('/:id', ifMatch, (c) => noContent(c, deleteMedication(c.get('memberWork'), c.req.param('id'))))
  .put('/:id/status', counts('medications'), ifMatch, jsonBody(medicationStatusSchema), async (c) => {
    tagged(c, await changeStatus(c.get('memberWork'), c.req.param('id'), c.req.valid('json').status))
    return c.body(null, 204)
  })
  .put('/:id/stock', counts('medications'), ifMatch, jsonBody(stockSchema), async (c) => {
    tagged(c, await setStock(c.get('memberWork'), c.req.param('id'), c.req.valid('json')))
    return c.body(null, 204)
  })
  .delete('/:id/stock', ifMatch, async (c) => {
    tagged(c, await dropStock(c.get('memberWork'), c.req.param('id')))
    return c.body(null, 204)
  })
  .post('/:id/refills', counts('medications'), jsonBody(refillSchema), async (c) =>
    c.json(await refill(c.get('memberWork'), c.req.param('id'), c.req.valid('json').units), 201),
  )
  .post('/:id/doses', counts('doses'), jsonBody(doseSchema), async (c) =>
    c.json(await decideDose(c.get('memberWork'), c.req.param('id'), c.req.valid('json')), 201),
  )
  .delete('/doses/:id', (c) => noContent(c, undoDose(c.get('memberWork'), c.req.param('id'))))
