import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  title: 'Install the app',
  text: 'Open your health data with one tap, right from your device’s screen.',
  install: 'Install',
  later: 'Later',
  iosTitle: 'Add the app to your home screen',
  iosShare: 'Tap share in the browser’s toolbar.',
  iosAdd: 'Choose Add to Home Screen.',
  iosDone: 'Got it',
})
