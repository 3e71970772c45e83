export const INVALID_REGISTRATION = 'Invalid registration'
export const REGISTRATIONS_REQUIRED = 'Choose the registrations'
export const NO_REGISTRATIONS = 'Choose at least one registration'
export const tooManyRegistrations = ({ registrations }: { registrations: number }) =>
  `Choose at most ${registrations} registrations`
