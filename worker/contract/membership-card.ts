export interface MembershipCard {
  fullName: string
  /** Twelve digits and a Luhn check digit. */
  number: string
  /** When the registration was approved; ISO 8601 in UTC. */
  memberSince: string | null
}

/** Groups such as "9029", "6258", "6718", "9". */
export function cardNumberGroups(digits: string): string[] {
  return digits.match(/.{1,4}/g) ?? []
}

/** "9029 6258 6718 9", as on the card. */
export function cardNumberText(digits: string): string {
  return cardNumberGroups(digits).join(' ')
}
