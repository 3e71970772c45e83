import { Hono } from 'hono'
import {
  blockSchema,
  healthAccessSchema,
  membersQuerySchema,
  passkeyRemovalSchema,
  roleChangeSchema,
} from '#contract/members.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody, query } from '#middleware/body.ts'
import { administrator, provenAdministrator } from '#middleware/guards.ts'
import { ifMatch, tagged } from '#middleware/if-match.ts'
import { free, STAFF } from '#middleware/quota.ts'
import { blockMember, unblockMember } from './block-member.ts'
import { changeRole } from './change-role.ts'
import { endSessions } from './end-sessions.ts'
import { listMembers, listMembersAtQuota, listNameChanges } from './list-members.ts'
import { openHealth } from './open-health.ts'
import { removePasskeys } from './remove-passkeys.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { showMember } from './show-member.ts'
import { showPerson } from './show-person.ts'

export const members = new Hono<AppEnv>()
  .use(administrator)
  .get('/', query(membersQuerySchema), async (c) =>
    c.json(await listMembers(c.get('memberWork'), c.req.valid('query'))),
  )
  .get('/at-quota', async (c) => c.json(await listMembersAtQuota(c.get('memberWork'))))
  .get('/name-changes', async (c) => c.json(await listNameChanges(c.get('memberWork'))))
  .get('/:id', async (c) => c.json(tagged(c, await showMember(c.get('memberWork'), c.req.param('id')))))
  .get('/:id/person', async (c) => c.json(await showPerson(c.get('memberWork'), c.req.param('id'))))
  .post('/:id/health', provenAdministrator, free(STAFF), jsonBody(healthAccessSchema), async (c) =>
    c.json(await openHealth(c.get('memberWork'), c.req.param('id'), c.req.valid('json'))),
  )
  .post('/:id/block', provenAdministrator, free(STAFF), jsonBody(blockSchema), async (c) =>
    c.json(await blockMember(c.get('memberWork'), c.req.param('id'), c.req.valid('json'))),
  )
  .post('/:id/unblock', provenAdministrator, free(STAFF), async (c) =>
    c.json(await unblockMember(c.get('memberWork'), c.req.param('id'))),
  )
  .post('/:id/end-sessions', provenAdministrator, free(STAFF), async (c) =>
    c.json(await endSessions(c.get('memberWork'), c.req.param('id'))),
  )
  .post('/:id/remove-passkeys', provenAdministrator, free(STAFF), jsonBody(passkeyRemovalSchema), async (c) =>
    c.json(await removePasskeys(c.get('memberWork'), c.req.param('id'), c.req.valid('json'))),
  )
  .put('/:id/role', provenAdministrator, free(STAFF), ifMatch, jsonBody(roleChangeSchema), async (c) =>
    c.json(tagged(c, await changeRole(c.get('memberWork'), c.req.param('id'), c.req.valid('json').role))),
  )
  .post('/:id/resend-confirmation', free('limited per recipient and day'), async (c) =>
    c.json(await resendConfirmation(c.get('memberWork'), c.req.param('id'))),
  )
