/** Minimum number of digits, including the area code. Countries with shorter numbers are written with "+". */
const DIGITS_MIN = 10
const DIGITS_MIN_ABROAD = 8
const DIGITS_MAX = 13
export const PHONE_MAX = 24

/** Whether the text is a telephone number such as "(11) 91234-5678" or "+55 11 91234-5678". */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  const min = text.startsWith('+') ? DIGITS_MIN_ABROAD : DIGITS_MIN
  return /^\+?[\d ()-]*$/.test(text) && digits >= min && digits <= DIGITS_MAX
}
