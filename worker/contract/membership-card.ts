/** What the membership card shows. */
export interface MembershipCard {
  fullName: string
  /** Twelve digits and a check digit by Luhn's rule. */
  number: string
  /** When the registration was approved; ISO 8601 in UTC. */
  memberSince: string | null
}
