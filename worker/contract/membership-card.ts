export interface MembershipCard {
  fullName: string
  /** Twelve digits and a Luhn check digit. */
  number: string
  /** When the registration was approved; ISO 8601 in UTC. */
  memberSince: string | null
}
