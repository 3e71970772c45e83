import { RESEND_COOLDOWN_SECONDS } from '#contract/accounts.ts'

/**
 * Seconds until another e-mail can be requested. Capped at the cooldown itself, since the device's clock may be wrong.
 */
export function cooldownLeft(sentAt: string | null, now: number): number {
  if (sentAt === null) return 0
  const left = Math.ceil(RESEND_COOLDOWN_SECONDS - (now - Date.parse(sentAt)) / 1000)
  return Math.min(RESEND_COOLDOWN_SECONDS, Math.max(0, left))
}
