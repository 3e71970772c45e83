import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  retry: 'Check your internet connection and try again.',
  returns: 'It appears here when the connection is back.',
  typed: '{{message}}. Check your internet connection. What you wrote is still here.',
  gone: 'This record was deleted in another tab or on another device. What you wrote is still here.',
})
