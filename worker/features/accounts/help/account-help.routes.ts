import { Hono } from 'hono'
import { emailCorrectionSchema, nameCorrectionSchema, nameDecisionSchema } from '#contract/members.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody } from '#middleware/body.ts'
import { administrator, provenAdministrator } from '#middleware/guards.ts'
import { ifMatch, tagged } from '#middleware/if-match.ts'
import { limited } from '#middleware/limited.ts'
import { free, STAFF } from '#middleware/quota.ts'
import { askForEmailChange, withdrawEmailChange } from './email-change.ts'
import { sendPasswordLink } from './send-password-link.ts'
import { correctName, decideName } from './settle-name.ts'

/** How administrators help people with their accounts. */
export const accountHelp = new Hono<AppEnv>()
  .post(
    '/:id/password-link',
    administrator,
    free('limited per e-mail and hour, and per recipient and day'),
    async (c) => c.json(await sendPasswordLink(c.get('memberWork'), c.req.param('id'))),
  )
  .patch('/:id/name', administrator, free(STAFF), ifMatch, jsonBody(nameCorrectionSchema), async (c) =>
    c.json(
      tagged(c, await correctName(c.get('memberWork'), c.req.param('id'), c.req.valid('json').fullName)),
    ),
  )
  .put('/:id/name-change', administrator, free(STAFF), ifMatch, jsonBody(nameDecisionSchema), async (c) =>
    c.json(tagged(c, await decideName(c.get('memberWork'), c.req.param('id'), c.req.valid('json')))),
  )
  // Whoever can read the new mailbox can set a new password.
  .put(
    '/:id/email-change',
    provenAdministrator,
    limited('emailCorrectionPerAccount'),
    free('limited per recipient'),
    ifMatch,
    jsonBody(emailCorrectionSchema),
    async (c) =>
      c.json(
        tagged(c, await askForEmailChange(c.get('memberWork'), c.req.param('id'), c.req.valid('json').email)),
      ),
  )
  .delete('/:id/email-change', administrator, async (c) =>
    c.json(tagged(c, await withdrawEmailChange(c.get('memberWork'), c.req.param('id')))),
  )
