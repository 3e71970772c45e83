/** The phone number for a sentence: with spaces at which no line ends. */
export function unbrokenPhone(phone: string): string {
  return phone.replaceAll(' ', '\u00a0')
}
