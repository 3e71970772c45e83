/** The `tel:` link of a phone number such as "0800 123 4567". */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
