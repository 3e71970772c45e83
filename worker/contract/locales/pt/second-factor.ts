export const INVALID_CODE = 'Digite os 6 números do aplicativo ou um código de recuperação'
export const INVALID_APP_CODE = 'Digite os 6 números que o aplicativo mostra'
