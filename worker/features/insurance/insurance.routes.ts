import { Hono } from 'hono'
import { fileSchema } from '#contract/files.ts'
import { policiesQuerySchema } from '#contract/insurance.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody, query } from '#middleware/body.ts'
import { fileAnswer, fileBody } from '#middleware/files.ts'
import { approvedMember } from '#middleware/guards.ts'
import { limited } from '#middleware/limited.ts'
import { paged } from '#middleware/next-page.ts'
import { noContent } from '#middleware/no-content.ts'
import { counts } from '#middleware/quota.ts'
import { announcePolicy } from './announce-policy.ts'
import { listPolicies, showPolicy } from './policy.ts'
import { policyFiles } from './policy-files.ts'

export const insurance = new Hono<AppEnv>()
  .use(approvedMember)
  .get('/', query(policiesQuerySchema), async (c) =>
    c.json(paged(c, await listPolicies(c.get('memberWork'), c.req.valid('query')))),
  )
  .post('/', limited('uploadPerAccount'), counts('files'), jsonBody(fileSchema), async (c) =>
    c.json(await announcePolicy(c.get('memberWork'), c.req.valid('json')), 201),
  )
  .get('/:id', async (c) => c.json(await showPolicy(c.get('memberWork'), c.req.param('id'))))
  .put(
    '/:id/file',
    limited('uploadContentPerAccount'),
    counts('files', { changes: 0 }),
    fileBody,
    async (c) => c.json(await policyFiles.store(c.get('memberWork'), c.req.param('id'), c.req.raw.body)),
  )
  .get('/:id/file', async (c) =>
    fileAnswer(c, await policyFiles.open(c.get('memberWork'), c.req.param('id'))),
  )
  .delete('/:id', (c) => noContent(c, policyFiles.delete(c.get('memberWork'), c.req.param('id'))))
