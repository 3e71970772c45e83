import { MINUTE } from '#domain/duration.ts'
import type { Bindings } from './bindings.ts'

/** How long an attempt may take before another may start. */
export const MAIL_LEASE_MS = 2 * MINUTE

export interface Mail {
  to: string
  from: {
    name: string
    /** The deployment's MAIL_FROM where there is none. */
    email: string | null
  }
  subject: string
  html: string
  text: string
}

/** Hands the message to the platform. Rejects where the platform does not take it. */
export async function sendMail(env: Bindings, { to, from, subject, html, text }: Mail): Promise<void> {
  if (!env.EMAIL) throw new Error('No e-mail binding is configured')
  const sender = { name: from.name, email: from.email ?? env.MAIL_FROM }
  await env.EMAIL.send({ from: sender, to, subject, html, text })
}
