const DAY_MS = 86_400_000
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 360

/** `SECURITY_CONTACT` in the text of wrangler.toml. */
export function readSecurityContact(configuration: string): string {
  const [, contact] = /^SECURITY_CONTACT\s*=\s*"([^"\n]+)"/m.exec(configuration) ?? []
  if (!contact || !/^(mailto:|https:\/\/)/.test(contact))
    throw new Error('SECURITY_CONTACT in wrangler.toml must be a mailto: or https: address')
  return contact
}

/** The content of `/.well-known/security.txt`: whom to tell about a vulnerability (RFC 9116). */
export function securityTxt(contact: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString().slice(0, 10)
  return [`Contact: ${contact}`, `Expires: ${expires}T00:00:00Z`, 'Preferred-Languages: pt-BR, en', ''].join(
    '\n',
  )
}
