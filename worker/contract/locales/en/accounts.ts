interface Characters {
  characters: number
}

export const passwordTooShort = ({ characters }: Characters) =>
  `The password must have at least ${characters} characters`
export const passwordTooLong = ({ characters }: Characters) =>
  `The password must have at most ${characters} characters`
export const PASSWORDS_DIFFER = 'The passwords do not match'
export const PASSWORD_REQUIRED = 'Enter your password'
export const CURRENT_PASSWORD_REQUIRED = 'Enter your current password'

export const fullNameTooShort = ({ characters }: Characters) =>
  `The full name must have at least ${characters} characters`
export const fullNameTooLong = ({ characters }: Characters) =>
  `The full name must have at most ${characters} characters`
export const FULL_NAME_CHARACTERS =
  'Use only letters, spaces, hyphens, apostrophes and full stops in the name'
export const FULL_NAME_ADDRESS = 'The name cannot contain an address. Leave a space after each full stop.'
export const INVALID_COMPANY = 'Invalid company'
export const INVALID_LINK = 'Invalid link'
export const EMAIL_UNCHANGED = 'This already is the email of your account'

export const ADMIN_LOGIN_BLANK = 'Please fill in all fields.'
export const ADMIN_LOGIN_WRONG = 'Wrong email or password'

export const SIGNED_OUT = 'You signed out of your account.'
export const SIGNED_OUT_OF_DASHBOARD = 'You signed out of the dashboard.'
export const PASSWORD_CHANGED = 'Your password has been changed.'
export const PASSWORD_RESET_REQUESTED =
  'If this address is registered, you will receive an email with the link to create a new password. The link is valid for 30 minutes.'
export const SESSIONS_ENDED = 'Every device has been signed out of your account. Now set a new password.'
export const EMAIL_RESTORED =
  'The address that received the notice is the email of your account again, and every device has been signed out. The former password no longer works: set a new one.'
export const PASSWORD_RESET = 'Your new password is set. Sign in with it to continue.'
export const EMAIL_ALREADY_CONFIRMED = 'Your email is already confirmed.'
export const EMAIL_CONFIRMED = 'Email confirmed! Now wait for an administrator to approve your registration.'
export const EMAIL_CHANGE_REQUESTED =
  'We sent a link to the new address. The change takes effect once you confirm it there, within 24 hours.'
export const EMAIL_CHANGED = 'Done: your account now uses the new email.'

export const registrationStatusAnswers = {
  pending:
    'If this address is registered, we sent a confirmation link to it. Open the email and confirm it to continue.',
  email_confirmed: 'Your email is confirmed. Now an administrator will review your registration.',
  approved: 'Your registration has been approved. You can sign in now.',
  rejected:
    'Your registration was not approved. Sign in to your account to see the reason and correct your details.',
}
/** The answer for every e-mail if the provider has restricted the public status check. */
export const REGISTRATION_STATUS_RESERVED =
  'If this address is registered, the status of the registration appears after you sign in to the app. We also email you about every update.'

/** Why a new password is rejected. */
export const passwordWeaknesses = {
  one_character: 'One repeated character is easy to guess. Choose another password.',
  own_email: 'The password cannot be your email. Choose another one.',
  company: 'The password cannot be the name of the company. Choose another one.',
  common: 'This is one of the most used passwords and easy to guess. Choose another one.',
  short_for_staff: 'The password of an administrator must have at least 12 characters.',
}
