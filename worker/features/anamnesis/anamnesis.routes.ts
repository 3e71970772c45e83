import { Hono } from 'hono'
import { anamnesisSchema, newAnamnesisSchema } from '#contract/anamnesis.ts'
import { pageQuerySchema } from '#contract/page.ts'
import { longPeriodQuerySchema } from '#contract/periods.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody, query } from '#middleware/body.ts'
import { approvedMember } from '#middleware/guards.ts'
import { ifMatch, tagged } from '#middleware/if-match.ts'
import { paged } from '#middleware/next-page.ts'
import { noContent } from '#middleware/no-content.ts'
import { counts } from '#middleware/quota.ts'
import { deleteAnamnesis, editAnamnesis, listAnamneses, showAnamnesis } from './anamnesis.ts'
import { saveAnamnesis } from './save-anamnesis.ts'
import { showWeights } from './show-weights.ts'

export const anamnesis = new Hono<AppEnv>()
  .use(approvedMember)
  .get('/', async (c) => {
    const current = await showAnamnesis(c.get('memberWork'))
    return c.json(current && tagged(c, current))
  })
  .get('/history', query(pageQuerySchema), async (c) =>
    c.json(paged(c, await listAnamneses(c.get('memberWork'), c.req.valid('query')))),
  )
  .get('/weights', query(longPeriodQuerySchema), async (c) => {
    const { period, day } = c.req.valid('query')
    return c.json(await showWeights(c.get('memberWork'), period, day))
  })
  .post('/', counts('anamneses'), ifMatch, jsonBody(newAnamnesisSchema), async (c) =>
    c.json(tagged(c, await saveAnamnesis(c.get('memberWork'), c.req.valid('json'))), 201),
  )
  .patch('/:id', counts('anamneses'), ifMatch, jsonBody(anamnesisSchema), async (c) =>
    c.json(tagged(c, await editAnamnesis(c.get('memberWork'), c.req.param('id'), c.req.valid('json')))),
  )
  .delete('/:id', ifMatch, (c) => noContent(c, deleteAnamnesis(c.get('memberWork'), c.req.param('id'))))
