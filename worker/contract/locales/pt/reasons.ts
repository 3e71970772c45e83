// Messages of the forms that ask an administrator for a reason.

export const REASON_REQUIRED = 'Escolha um motivo'
export const REASON_TEXT_REQUIRED = 'Explique o motivo'
export const reasonTextTooShort = ({ characters }: { characters: number }) =>
  `Explique o motivo em pelo menos ${characters} caracteres`
