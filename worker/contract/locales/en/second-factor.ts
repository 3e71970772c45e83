export const INVALID_CODE = 'Enter the 6 digits from the app or a recovery code'
export const INVALID_APP_CODE = 'Enter the 6 digits that the app shows'
