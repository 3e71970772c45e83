import { type Context, Hono } from 'hono'
import {
  adminLoginSchema,
  emailChangeRequestSchema,
  endSessionsSchema,
  linkTokenSchema,
  loginSchema,
  newPasswordProofSchema,
  newPasswordSchema,
  passwordAgainSchema,
  passwordChangeSchema,
  passwordProofSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  profileSchema,
  registrationCorrectionSchema,
  registrationEmailSchema,
  registrationSchema,
  registrationStatusSchema,
  type User,
} from '#contract/accounts.ts'
import type { AppEnv } from '#middleware/app-env.ts'
import { jsonBody, optionalJsonBody, query } from '#middleware/body.ts'
import { writeDeviceCookie } from '#middleware/device-cookie.ts'
import {
  approvedMember,
  passkeyProvenMember,
  passwordHolder,
  provenFactorMember,
  provenUser,
  requireFullAccess,
  sessionHolder,
  signedIn,
} from '#middleware/guards.ts'
import { ifMatch, tagged } from '#middleware/if-match.ts'
import { limited, limitedByVerb, unlimited } from '#middleware/limited.ts'
import { noContent } from '#middleware/no-content.ts'
import { counts, ENDED_ROWS, free, TOKEN } from '#middleware/quota.ts'
import { clearBrowser, marked, readCookie, writeCookie } from '#middleware/session-cookie.ts'
import { PASSWORD_CHANGED, SIGNED_OUT } from '#texts/accounts.ts'
import { changePassword } from './password/change-password.ts'
import { proveWithPassword } from './password/prove-with-password.ts'
import { requestPasswordReset } from './password/request-password-reset.ts'
import { resetPassword } from './password/reset-password.ts'
import { switchPasswordOff, switchPasswordOn } from './password/switch-password.ts'
import { changeName, withdrawName } from './profile/change-name.ts'
import { confirmEmailChange } from './profile/confirm-email-change.ts'
import { cancelEmailChange, resendEmailChange } from './profile/pending-email-change.ts'
import { requestEmailChange } from './profile/request-email-change.ts'
import { checkRegistrationStatus } from './registration/check-registration-status.ts'
import { confirmEmail } from './registration/confirm-email.ts'
import { correctEmail } from './registration/correct-email.ts'
import { correctRegistration } from './registration/correct-registration.ts'
import { registerOrResume } from './registration/register-or-resume.ts'
import { resendConfirmation } from './registration/resend-confirmation.ts'
import { choosePassword, provePassword } from './registration/settle-password.ts'
import { endAllSessions, endSession } from './sessions/end-sessions.ts'
import { endSessionsByLink } from './sessions/end-sessions-by-link.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signOut } from './sign-in/sign-out.ts'
import type { SignedIn } from './sign-in/start-session.ts'
import { verifyAdminCredentials } from './sign-in/verify-admin-credentials.ts'
import { toUser } from './user.ts'

/**
 * The token of an e-mailed link is in the body, where our own app puts it to keep it out of URLs; or in the
 * query.
 */
const tokenQuery = query(linkTokenSchema)
const tokenBody = optionalJsonBody(linkTokenSchema)

const linkLimit = limited('confirmationPerClientIp')
const signInLimit = limitedByVerb('signInPerAccount', 'signInPerClientIp')
const proofLimit = limitedByVerb('confirmationPerClientIp', 'currentPasswordPerAccount')

/** Signs the browser in. Throws if an administrator's second step is missing. */
async function enter(c: Context<AppEnv>, { account, secret, secondStep }: SignedIn): Promise<User> {
  await writeCookie(c, 'member', { userId: account.id, secret })
  requireFullAccess(secondStep)
  // An address that is not confirmed yet may have been registered by anyone.
  if (account.status !== 'pending') await writeDeviceCookie(c, 'member', account)
  return marked(c, toUser(account))
}

/** Accounts and sessions of the member address. */
export const accounts = new Hono<AppEnv>()
  .get('/user', signedIn, async (c) =>
    c.json(tagged(c, marked(c, toUser(await c.get('memberWork').account())))),
  )
  .post('/login', signInLimit, counts('sessions'), jsonBody(loginSchema), async (c) => {
    const replaced = await readCookie(c, 'member')
    return c.json(await enter(c, await signIn(c.get('work'), c.req.valid('json'), 'member', replaced)))
  })
  .post(
    '/register',
    limited('registrationPerClientIp'),
    free('one account for each e-mail'),
    jsonBody(registrationSchema),
    async (c) => {
      const { user, secret } = await registerOrResume(c.get('work'), c.req.valid('json'))
      if (secret) await writeCookie(c, 'member', { userId: user.id, secret })
      return c.json(secret ? marked(c, user) : user, 201)
    },
  )
  .post('/logout', unlimited('ends only the session of the cookie'), free(ENDED_ROWS), async (c) => {
    const claim = await readCookie(c, 'member')
    if (claim) await signOut(c.get('work'), claim)
    clearBrowser(c, 'member')
    return c.json({ message: SIGNED_OUT })
  })
  .post('/test-admin-login', signInLimit, counts('sessions'), jsonBody(adminLoginSchema), async (c) =>
    c.json(await verifyAdminCredentials(c.get('work'), c.req.valid('json'))),
  )
  .post('/email-confirmation', linkLimit, free(TOKEN), tokenQuery, tokenBody, async (c) => {
    const own = await readCookie(c, 'member')
    const token = c.req.valid('json').token ?? c.req.valid('query').token
    const { answer, known } = await confirmEmail(c.get('work'), token, own?.secretHash)
    if (known) await writeDeviceCookie(c, 'member', known)
    return c.json(answer)
  })
  .post('/email-confirmation/password', proofLimit, free(TOKEN), jsonBody(passwordProofSchema), async (c) =>
    c.json(await enter(c, await provePassword(c.get('work'), c.req.valid('json')))),
  )
  .post(
    '/email-confirmation/new-password',
    proofLimit,
    free(TOKEN),
    jsonBody(newPasswordProofSchema),
    async (c) => c.json(await enter(c, await choosePassword(c.get('work'), c.req.valid('json')))),
  )
  .get('/registration-status', query(registrationStatusSchema), async (c) =>
    c.json(await checkRegistrationStatus(c.get('work'), c.req.valid('query').email)),
  )
  // The app itself uses this route: the e-mail is not in a URL, so no request log shows it.
  .post(
    '/registration-status',
    limitedByVerb('statusPerClientIp', 'statusPerEmail'),
    free('changes nothing'),
    jsonBody(registrationStatusSchema),
    async (c) => c.json(await checkRegistrationStatus(c.get('work'), c.req.valid('json').email)),
  )
  .post(
    '/registration/resend-confirmation',
    signedIn,
    limited('confirmationResendPerClientIp'),
    counts('account'),
    async (c) => c.json(await resendConfirmation(c.get('memberWork'))),
  )
  .post(
    '/registration/email',
    signedIn,
    limited('registrationPerClientIp', 'emailChangePerAccount'),
    counts('account'),
    jsonBody(registrationEmailSchema),
    async (c) => c.json(tagged(c, await correctEmail(c.get('memberWork'), c.req.valid('json')))),
  )
  .patch(
    '/registration',
    signedIn,
    counts('account'),
    ifMatch,
    jsonBody(registrationCorrectionSchema),
    async (c) => c.json(tagged(c, await correctRegistration(c.get('memberWork'), c.req.valid('json')))),
  )
  .patch('/user', approvedMember, counts('account'), ifMatch, jsonBody(profileSchema), async (c) =>
    c.json(tagged(c, await changeName(c.get('memberWork'), c.req.valid('json')))),
  )
  .delete('/name-change', approvedMember, async (c) =>
    c.json(tagged(c, await withdrawName(c.get('memberWork')))),
  )
  .post(
    '/email-change',
    provenFactorMember,
    counts('account'),
    jsonBody(emailChangeRequestSchema),
    async (c) => c.json(await requestEmailChange(c.get('memberWork'), c.req.valid('json'))),
  )
  .post(
    '/email-change/resend',
    approvedMember,
    limited('emailChangePerAccount'),
    counts('account'),
    async (c) => c.json(await resendEmailChange(c.get('memberWork'))),
  )
  .delete('/email-change', approvedMember, async (c) =>
    c.json(tagged(c, await cancelEmailChange(c.get('memberWork')))),
  )
  .post('/email-change/confirm', linkLimit, free(TOKEN), tokenQuery, tokenBody, async (c) => {
    const own = await readCookie(c, 'member')
    const token = c.req.valid('json').token ?? c.req.valid('query').token
    return c.json(await confirmEmailChange(c.get('work'), token, own?.secretHash))
  })
  .post(
    '/password-reset',
    limitedByVerb('passwordResetPerClientIp', 'passwordResetPerEmail', 'passwordResetMailPerRecipient'),
    free('only sends e-mails, which are limited'),
    jsonBody(passwordResetRequestSchema),
    async (c) => c.json(await requestPasswordReset(c.get('work'), c.req.valid('json'))),
  )
  .post('/password-reset/confirm', linkLimit, free(TOKEN), jsonBody(passwordResetSchema), async (c) => {
    const { message, member } = await resetPassword(c.get('work'), c.req.valid('json'))
    if (member) await writeDeviceCookie(c, 'member', member)
    return c.json({ message })
  })
  .put('/password', passwordHolder, counts('account'), jsonBody(passwordChangeSchema), async (c) => {
    const { known } = await changePassword(c.get('memberWork'), c.req.valid('json'))
    if (known) await writeDeviceCookie(c, 'member', known)
    return c.json({ message: PASSWORD_CHANGED })
  })
  .delete('/password', passkeyProvenMember, async (c) => {
    const account = await switchPasswordOff(c.get('memberWork'))
    await writeDeviceCookie(c, 'member', account)
    return c.json(tagged(c, toUser(account)))
  })
  .post('/password', passkeyProvenMember, counts('account'), jsonBody(newPasswordSchema), async (c) => {
    const account = await switchPasswordOn(c.get('memberWork'), c.req.valid('json'))
    await writeDeviceCookie(c, 'member', account)
    return c.json(tagged(c, toUser(account)))
  })
  .post('/password/proof', sessionHolder, counts('proofs'), jsonBody(passwordAgainSchema), (c) =>
    noContent(c, proveWithPassword(c.get('memberWork'), c.req.valid('json'))),
  )
  .get('/sessions', signedIn, async (c) => c.json(await listSessions(c.get('memberWork'), 'member')))
  .delete('/sessions', provenUser, async (c) => {
    await endAllSessions(c.get('memberWork'))
    clearBrowser(c, 'member')
    return c.body(null, 204)
  })
  // The token is in the body, never in a URL that is logged. A GET must not end anything, because e-mail
  // scanners open links.
  .post('/sessions/end-by-link', linkLimit, free(TOKEN), jsonBody(endSessionsSchema), async (c) =>
    c.json(await endSessionsByLink(c.get('work'), c.req.valid('json'))),
  )
  .delete('/sessions/:id', provenUser, async (c) => {
    const { current } = await endSession(c.get('memberWork'), 'member', c.req.param('id'))
    if (current) clearBrowser(c, 'member')
    return c.body(null, 204)
  })
