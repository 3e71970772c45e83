const YEAR = '(?:19|20)\\d\\d'

/** Formats of other numbers that occur in policies. */
const forms: readonly RegExp[] = [
  // Dates, months, years and ranges of years.
  /^\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})$/,
  new RegExp(`^${YEAR}[./-]\\d{1,2}[./-]\\d{1,2}$`),
  new RegExp(`^(?:0?[1-9]|1[0-2])[./-]${YEAR}$`),
  new RegExp(`^${YEAR}(?:[./-]${YEAR})?$`),
  // CPF, and CNPJ, which may contain letters since 2026.
  /^\d{3}\.\d{3}\.\d{3}-\d{2}$/,
  /^[a-z\d]{2}\.[a-z\d]{3}\.[a-z\d]{3}\/[a-z\d]{4}-\d{2}$/i,
  // CEP.
  /^\d{2}\.?\d{3}-\d{3}$/,
  // Telephones: 0800 and similar, and numbers with or without area code.
  /^0[3589]00[ .-]?\d{3}[ .-]?\d{4}$/,
  /^(?:(?:55[ -])?\d{2}[ -])?9?\d{4}[ -]\d{4}$/,
  /^(?:55)?\d{2} ?9\d{4}[ -]?\d{4}$/,
  // Payment cards, membership cards and cards of the public health system.
  /^\d{4}([ .-])\d{4}\1\d{4}\1\d{1,4}$/,
  /^\d{3} \d{4} \d{4} \d{4}$/,
  // SUSEP's process number of a product.
  /^\d{5}\.\d{6}\/\d{4}-\d{2}$/,
  // Only zeros: a form that was not filled in.
  /^[0./ -]+$/,
]

/** Whether the last two digits are check digits modulo 11 with weights from 2 to `heaviest`, counted from the right. */
function hasCheckDigits(digits: string, heaviest: number): boolean {
  return [2, 1].every((fromEnd) => {
    const sum = [...digits.slice(0, -fromEnd)]
      .reverse()
      .reduce((total, digit, index) => total + Number(digit) * (2 + (index % (heaviest - 1))), 0)
    return Number(digits.at(-fromEnd)) === ((sum * 10) % 11) % 10
  })
}

/** The Luhn check of payment cards. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (1 + (index % 2))
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Whether the text's format or check digits make it a number other than a policy's. */
export function isOtherNumber(text: string): boolean {
  if (forms.some((form) => form.test(text))) return true
  if (/^\d{11}$/.test(text)) return hasCheckDigits(text, 11)
  if (/^\d{14}$/.test(text)) return hasCheckDigits(text, 9)
  return /^[3-6]\d{14,15}$/.test(text) && passesLuhn(text)
}

export function beginsWithDate(text: string): boolean {
  return /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2}|\d{4}-\d\d-\d\d)/.test(text)
}
