import type { Bindings } from './bindings.ts'

export interface Mail {
  to: string
  /** The company's name, beside the sender's address. */
  fromName: string
  subject: string
  html: string
  text: string
}

/** Hands the message to the platform. Rejects where the platform does not take it. */
export async function sendMail(env: Bindings, { to, fromName, subject, html, text }: Mail): Promise<void> {
  if (!env.EMAIL) throw new Error('No e-mail binding is configured')
  await env.EMAIL.send({ from: { email: env.MAIL_FROM, name: fromName }, to, subject, html, text })
}
