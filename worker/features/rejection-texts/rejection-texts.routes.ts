import { Hono } from 'hono'
import { rejectionTextSchema } from '#contract/rejection-texts.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody } from '#middleware/body.ts'
import { administrator } from '#middleware/guards.ts'
import { ifMatch, tagged } from '#middleware/if-match.ts'
import { noContent } from '#middleware/no-content.ts'
import { free, STAFF } from '#middleware/quota.ts'
import {
  addRejectionText,
  deleteRejectionText,
  editRejectionText,
  listRejectionTexts,
} from './rejection-texts.ts'

export const rejectionTexts = new Hono<AppEnv>()
  .use(administrator)
  .get('/', async (c) => c.json(await listRejectionTexts(c.get('memberWork'))))
  .post('/', free('50 texts in all'), jsonBody(rejectionTextSchema), async (c) =>
    c.json(tagged(c, await addRejectionText(c.get('memberWork'), c.req.valid('json'))), 201),
  )
  .put('/:id', free(STAFF), ifMatch, jsonBody(rejectionTextSchema), async (c) =>
    c.json(tagged(c, await editRejectionText(c.get('memberWork'), c.req.param('id'), c.req.valid('json')))),
  )
  .delete('/:id', ifMatch, (c) => noContent(c, deleteRejectionText(c.get('memberWork'), c.req.param('id'))))
