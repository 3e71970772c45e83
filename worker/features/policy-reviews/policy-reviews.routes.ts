import { Hono } from 'hono'
import {
  policyApprovalSchema,
  policyRejectionSchema,
  reviewQueueQuerySchema,
} from '#contract/policy-reviews.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody, query } from '#middleware/body.ts'
import { deliverOnceFinal } from '#middleware/deliver-after-change.ts'
import { fileAnswer } from '#middleware/files.ts'
import { administrator } from '#middleware/guards.ts'
import { free, STAFF } from '#middleware/quota.ts'
import { decidePolicy, undoPolicyDecision } from './decide-policy.ts'
import { listReviewQueue } from './list-review-queue.ts'
import { openPolicyFile } from './open-policy-file.ts'
import { showPolicyReview } from './show-policy-review.ts'

export const policyReviews = new Hono<AppEnv>()
  .use(administrator)
  .get('/', query(reviewQueueQuerySchema), async (c) =>
    c.json(await listReviewQueue(c.get('memberWork'), c.req.valid('query'))),
  )
  .get('/:id', async (c) => c.json(await showPolicyReview(c.get('memberWork'), c.req.param('id'))))
  // A POST because opening the file writes an access entry.
  .post('/:id/file', free(STAFF), async (c) =>
    fileAnswer(c, await openPolicyFile(c.get('memberWork'), c.req.param('id'))),
  )
  .post('/:id/approve', free(STAFF), deliverOnceFinal, jsonBody(policyApprovalSchema), async (c) =>
    c.json(
      await decidePolicy(c.get('memberWork'), c.req.param('id'), {
        status: 'approved',
        ...c.req.valid('json'),
      }),
    ),
  )
  .post('/:id/reject', free(STAFF), deliverOnceFinal, jsonBody(policyRejectionSchema), async (c) =>
    c.json(
      await decidePolicy(c.get('memberWork'), c.req.param('id'), {
        status: 'rejected',
        ...c.req.valid('json'),
      }),
    ),
  )
  .post('/:id/undo', free(STAFF), async (c) =>
    c.json(await undoPolicyDecision(c.get('memberWork'), c.req.param('id'))),
  )
