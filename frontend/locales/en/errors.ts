import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  network: 'Could not reach the server',
  unexpected: 'Something went wrong on our side. Please try again in a moment.',
})
