import { texts } from '../i18n.ts'

export const t = texts({
  label: 'Decisions that can be undone',
  action: 'Undo',
  seconds: '{{seconds}} s',
  registration: {
    approved: 'Registration of {{name}} approved',
    rejected: 'Registration of {{name}} rejected',
    approvedCount_one: '{{count}} approved',
    approvedCount_many: '{{count}} approved',
    approvedCount_other: '{{count}} approved',
    rejectedCount_one: '{{count}} rejected',
    rejectedCount_many: '{{count}} rejected',
    rejectedCount_other: '{{count}} rejected',
  },
  policy: {
    approved: 'Policy of {{name}} approved',
    rejected: 'Policy of {{name}} rejected',
    approvedCount_one: '{{count}} policy approved',
    approvedCount_many: '{{count}} policies approved',
    approvedCount_other: '{{count}} policies approved',
    rejectedCount_one: '{{count}} policy rejected',
    rejectedCount_many: '{{count}} policies rejected',
    rejectedCount_other: '{{count}} policies rejected',
  },
})
