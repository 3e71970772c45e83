import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  title: 'This record changed elsewhere',
  text: 'It was saved in another tab or on another device after you opened this form. Nothing that you wrote is lost: compare and choose what stays.',
  mergeHelp: '“Merge both” keeps what you changed and leaves the rest as it is in the current version.',
  differences: 'What differs',
  mine: 'Your version',
  current: 'Current version',
  empty: '(blank)',
  keep: 'Keep my version',
  use: 'Use the current version',
  merge: 'Merge both',
  yes: 'Yes',
  no: 'No',
})
