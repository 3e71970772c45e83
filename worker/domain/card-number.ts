const BASE_DIGITS = 12

/** Check digit of the Luhn algorithm (ISO/IEC 7812-1, annex B) for the digits before it. */
export function checkDigit(digits: string): string {
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return String((10 - (sum % 10)) % 10)
}

/** A new card number: twelve random digits, the first not zero, and the check digit. */
export function newCardNumber(): string {
  const random = crypto.getRandomValues(new Uint32Array(BASE_DIGITS))
  const digits = [...random]
    .map((value, index) => String(index === 0 ? 1 + (value % 9) : value % 10))
    .join('')
  return digits + checkDigit(digits)
}

/** Groups such as "9029", "6258", "6718", "9". */
export function cardNumberGroups(digits: string): string[] {
  return digits.match(/.{1,4}/g) ?? []
}

/** "9029 6258 6718 9", as on the card. */
export function cardNumberText(digits: string): string {
  return cardNumberGroups(digits).join(' ')
}
