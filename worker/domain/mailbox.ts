/**
 * The mailbox of an address: without the tag after a plus sign in the local part, since many providers
 * deliver all tags to one mailbox (RFC 5233).
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const plus = email.indexOf('+')
  return plus > 0 && plus < at ? email.slice(0, plus) + email.slice(at) : email
}
