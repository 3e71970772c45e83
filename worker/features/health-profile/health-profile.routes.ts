import { Hono } from 'hono'
import { healthProfileSchema } from '#contract/health-profile.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody } from '#middleware/body.ts'
import { approvedMember } from '#middleware/guards.ts'
import { ifMatch, tagged } from '#middleware/if-match.ts'
import { counts } from '#middleware/quota.ts'
import { saveHealthProfile } from './save-health-profile.ts'
import { showHealthProfile } from './show-health-profile.ts'

export const healthProfile = new Hono<AppEnv>()
  .use(approvedMember)
  .get('/', async (c) => c.json(tagged(c, await showHealthProfile(c.get('memberWork')))))
  .put('/', counts('profile'), ifMatch, jsonBody(healthProfileSchema), async (c) =>
    c.json(tagged(c, await saveHealthProfile(c.get('memberWork'), c.req.valid('json')))),
  )
