/** Minimum number of digits of a telephone number, including its area code. */
const DIGITS_MIN = 8
const DIGITS_MAX = 13
export const PHONE_MAX = 24

/** Whether the text is a telephone number such as "(11) 91234-5678" or "+55 11 91234-5678". */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d ()-]*$/.test(text) && digits >= DIGITS_MIN && digits <= DIGITS_MAX
}
