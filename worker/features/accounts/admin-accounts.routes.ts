import { Hono } from 'hono'
import { adminLoginSchema } from '../../contract/accounts.ts'
import type { AppEnv } from '../../middleware/app-env.ts'
import { jsonBody } from '../../middleware/body.ts'
import { administrator } from '../../middleware/guards.ts'
import { clearCookie, readCookie, writeCookie } from '../../middleware/session-cookie.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { toUser } from './user.ts'

/** The dashboard's address: its own sign-in, with its own cookie. */
export const adminAccounts = new Hono<AppEnv>()
  .get('/user', administrator, async (c) => c.json(toUser(await c.get('memberWork').account())))
  .post('/login', jsonBody(adminLoginSchema), async (c) => {
    const replaced = await readCookie(c, 'admin')
    const { account, secret } = await signIn(c.get('work'), c.req.valid('json'), 'admin', replaced)
    await writeCookie(c, 'admin', { userId: account.id, secret })
    return c.json(toUser(account))
  })
  .post('/logout', async (c) => {
    const claim = await readCookie(c, 'admin')
    if (claim) await signOut(c.get('work'), claim)
    clearCookie(c, 'admin')
    return c.json({ message: 'Você saiu do painel.' })
  })
