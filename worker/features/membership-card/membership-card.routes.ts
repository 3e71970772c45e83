import { Hono } from 'hono'
import type { AppEnv } from '#middleware/app-env.ts'
import { approvedMember } from '#middleware/guards.ts'
import { showMembershipCard } from './show-membership-card.ts'

export const membershipCard = new Hono<AppEnv>()
  .use(approvedMember)
  .get('/', async (c) => c.json(await showMembershipCard(c.get('memberWork'))))
