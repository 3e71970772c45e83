import { texts } from '../i18n.ts'

export const t = texts({
  label: 'Decisões que podem ser desfeitas',
  action: 'Desfazer',
  seconds: '{{seconds}} s',
  registration: {
    approved: 'Cadastro de {{name}} aprovado',
    rejected: 'Cadastro de {{name}} recusado',
    approvedCount_one: '{{count}} aprovado',
    approvedCount_many: '{{count}} aprovados',
    approvedCount_other: '{{count}} aprovados',
    rejectedCount_one: '{{count}} recusado',
    rejectedCount_many: '{{count}} recusados',
    rejectedCount_other: '{{count}} recusados',
  },
  policy: {
    approved: 'Apólice de {{name}} aprovada',
    rejected: 'Apólice de {{name}} recusada',
    approvedCount_one: '{{count}} apólice aprovada',
    approvedCount_many: '{{count}} apólices aprovadas',
    approvedCount_other: '{{count}} apólices aprovadas',
    rejectedCount_one: '{{count}} apólice recusada',
    rejectedCount_many: '{{count}} apólices recusadas',
    rejectedCount_other: '{{count}} apólices recusadas',
  },
})
