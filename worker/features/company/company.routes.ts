import { Hono } from 'hono'
import type { AppEnv } from '../../middleware/app-env.ts'
import { administrator, signedIn } from '../../middleware/guards.ts'
import { showAddresses, showCompany } from './show-company.ts'

export const company = new Hono<AppEnv>().get('/', signedIn, async (c) =>
  c.json(await showCompany(c.get('memberWork'))),
)

export const adminCompany = new Hono<AppEnv>().get('/', administrator, async (c) =>
  c.json(await showCompany(c.get('memberWork'))),
)

/** For the administrators' entry of the member app, which nobody has signed in to. */
export const addresses = new Hono<AppEnv>().get('/', (c) => c.json(showAddresses(c.get('work'))))
