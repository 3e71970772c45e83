const YEAR = '(?:19|20)\\d\\d'

/** Numbers that stand in policies and are written in forms of their own. */
const forms: readonly RegExp[] = [
  // Dates, months, years, and periods of years.
  /^\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})$/,
  new RegExp(`^${YEAR}[./-]\\d{1,2}[./-]\\d{1,2}$`),
  new RegExp(`^(?:0?[1-9]|1[0-2])[./-]${YEAR}$`),
  new RegExp(`^${YEAR}(?:[./-]${YEAR})?$`),
  // CPF, and CNPJ, which has letters since 2026.
  /^\d{3}\.\d{3}\.\d{3}-\d{2}$/,
  /^[a-z\d]{2}\.[a-z\d]{3}\.[a-z\d]{3}\/[a-z\d]{4}-\d{2}$/i,
  // CEP.
  /^\d{2}\.?\d{3}-\d{3}$/,
  // Telephones: 0800 and its like, with or without area code.
  /^0[3589]00[ .-]?\d{3}[ .-]?\d{4}$/,
  /^(?:(?:55[ -])?\d{2}[ -])?9?\d{4}[ -]\d{4}$/,
  /^(?:55)?\d{2} ?9\d{4}[ -]?\d{4}$/,
  // Payment cards, membership cards, and the public health system's.
  /^\d{4}([ .-])\d{4}\1\d{4}\1\d{1,4}$/,
  /^\d{3} \d{4} \d{4} \d{4}$/,
  // SUSEP's process of a product.
  /^\d{5}\.\d{6}\/\d{4}-\d{2}$/,
  // Nothing but zeros: a form that was not filled in.
  /^[0./ -]+$/,
]

/** Whether the last two digits are check digits modulo 11 over weights from 2 to `heaviest`, counted from the right. */
function hasCheckDigits(digits: string, heaviest: number): boolean {
  return [2, 1].every((fromEnd) => {
    const sum = [...digits.slice(0, -fromEnd)]
      .reverse()
      .reduce((total, digit, index) => total + Number(digit) * (2 + (index % (heaviest - 1))), 0)
    return Number(digits.at(-fromEnd)) === ((sum * 10) % 11) % 10
  })
}

/** Luhn's check, which payment cards pass. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (1 + (index % 2))
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Whether the text is, by its form or its check digits, a number of another kind than a policy's. */
export function isOtherNumber(text: string): boolean {
  if (forms.some((form) => form.test(text))) return true
  if (/^\d{11}$/.test(text)) return hasCheckDigits(text, 11)
  if (/^\d{14}$/.test(text)) return hasCheckDigits(text, 9)
  return /^[3-6]\d{14,15}$/.test(text) && passesLuhn(text)
}

/** Whether the text begins with a date. */
export function beginsWithDate(text: string): boolean {
  return /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2}|\d{4}-\d\d-\d\d)/.test(text)
}
