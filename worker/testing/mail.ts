import { expect } from 'vitest'
import { Client, mailbox, type SentMail } from './api.ts'

/** The newest e-mail to the address, after the tasks that the client's requests started. */
export async function newestMailTo(client: Client, email: string): Promise<SentMail> {
  await client.settled()
  const mail = mailbox.findLast(({ to }) => to === email)
  expect(mail, `a mail to ${email}`).toBeDefined()
  return mail as SentMail
}

export function mailsTo(email: string): SentMail[] {
  return mailbox.filter(({ to }) => to === email)
}

export const subjectsTo = (email: string) => mailsTo(email).map(({ subject }) => subject)

/** The token of the link that ends all sessions. */
export function endSessionsTokenIn(mail: SentMail): string {
  return /\/encerrar-sessoes#token=([\w.-]+)/.exec(mail.text)?.[1] ?? ''
}

/** The secret in the e-mail's link. */
export function tokenIn(mail: SentMail): string {
  return /token=([\w-]{43})/.exec(mail.text)?.[1] ?? ''
}

/** Asks for the link that resets a password. Returns another browser with the link's token. */
export async function askForReset(email: string): Promise<{ visitor: Client; token: string }> {
  const visitor = new Client()
  expect((await visitor.post('/api/password-reset', { email })).status).toBe(200)
  return { visitor, token: tokenIn(await newestMailTo(visitor, email)) }
}
