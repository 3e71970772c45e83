import { MINUTE } from '#domain/duration.ts'
import type { Bindings } from './bindings.ts'

/** How long a delivery may take before another attempt may start, in milliseconds. */
export const MAIL_LEASE_MS = 2 * MINUTE

export interface Mail {
  to: string
  from: {
    name: string
    /** `null` for the deployment's MAIL_FROM. */
    email: string | null
  }
  subject: string
  html: string
  text: string
}

/** Sends an e-mail through the platform. Rejects where the platform does not accept it. */
export async function sendMail(env: Bindings, { to, from, subject, html, text }: Mail): Promise<void> {
  if (!env.EMAIL) throw new Error('No e-mail binding is configured')
  const sender = { name: from.name, email: from.email ?? env.MAIL_FROM }
  await env.EMAIL.send({ from: sender, to, subject, html, text })
}
