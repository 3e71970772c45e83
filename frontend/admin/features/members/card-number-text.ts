/** "1234 5678 9012 3", as on the card. */
export function cardNumberText(digits: string): string {
  return digits.replace(/(.{4})(?=.)/g, '$1 ')
}
