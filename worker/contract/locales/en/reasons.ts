// Messages of the forms that ask an administrator for a reason.

export const REASON_REQUIRED = 'Choose a reason'
export const REASON_TEXT_REQUIRED = 'Explain the reason'
export const reasonTextTooShort = ({ characters }: { characters: number }) =>
  `Explain the reason in at least ${characters} characters`
