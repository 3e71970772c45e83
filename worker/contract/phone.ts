/** Such as 4004-1234, which has no area code. */
const DIGITS_MIN = 8
/** Of a number with its area code. */
const FULL_DIGITS_MIN = 10
const DIGITS_MAX = 13
export const PHONE_MAX = 24

const countDigits = (text: string) => text.replace(/\D/g, '').length

/** Whether the text is a telephone number such as "(11) 91234-5678" or "+55 11 91234-5678". */
export function isPhone(text: string): boolean {
  const digits = countDigits(text)
  return /^\+?[\d ()-]*$/.test(text) && digits >= DIGITS_MIN && digits <= DIGITS_MAX
}

/** Whether it is a person's number: with its area code, or with the country's where numbers are shorter. */
export function isFullPhone(text: string): boolean {
  return isPhone(text) && (text.startsWith('+') || countDigits(text) >= FULL_DIGITS_MIN)
}
