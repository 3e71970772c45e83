export const NAME_REQUIRED = 'Give the text a name'
export const NAME_TAKEN = 'There already is a text with this name for this reason'
