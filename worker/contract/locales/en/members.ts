export const SCOPES_REQUIRED = 'Choose what to open'
