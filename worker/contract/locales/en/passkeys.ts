export const INVALID_PASSKEY = 'The browser sent a passkey that we do not understand. Try again.'
export const PASSKEY_NAME_REQUIRED = 'Give the passkey a name'
export const PASSKEY_NAME_ADDRESS = 'The name cannot contain an address. Leave a space after each full stop.'
