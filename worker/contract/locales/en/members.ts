export const SCOPES_REQUIRED = 'Choose what to open'
export const EMAIL_OF_ACCOUNT = 'This already is the email of this account'
export const NAME_OF_ACCOUNT = 'This already is the name of this account'
