import { Hono } from 'hono'
import { anamnesisSchema } from '../../contract/anamnesis.ts'
import type { AppEnv } from '../../middleware/app-env.ts'
import { jsonBody } from '../../middleware/body.ts'
import { approvedMember } from '../../middleware/guards.ts'
import { saveAnamnesis } from './save-anamnesis.ts'
import { listAnamneses, showAnamnesis } from './show-anamnesis.ts'

export const anamnesis = new Hono<AppEnv>()
  .use(approvedMember)
  .get('/', async (c) => c.json(await showAnamnesis(c.get('memberWork'))))
  .get('/history', async (c) => c.json(await listAnamneses(c.get('memberWork'))))
  .post('/', jsonBody(anamnesisSchema), async (c) =>
    c.json(await saveAnamnesis(c.get('memberWork'), c.req.valid('json')), 201),
  )
