import { expect, it } from 'vitest'
import { eventKinds } from '#contract/notifications.ts'
import { contentOf } from './notification-content.ts'

const consultation = {
  title: 'Cardiologia com Dra. Ana Souza',
  time: 'ter., 24/11 · 08:00',
  date: '2026-11-24T11:00:00Z',
}
const CONSULTATION_DETAIL = 'Cardiologia com Dra. Ana Souza\nter., 24/11 · 08:00'

it.each([
  ['consultation_scheduled', consultation, 'Consulta agendada', CONSULTATION_DETAIL, '/app/consultations'],
  ['consultation_changed', consultation, 'Consulta alterada', CONSULTATION_DETAIL, '/app/consultations'],
  ['consultation_cancelled', consultation, 'Consulta cancelada', CONSULTATION_DETAIL, '/app/consultations'],
  ['consultation_tomorrow', consultation, 'Sua consulta é amanhã', CONSULTATION_DETAIL, '/app/consultations'],
  ['policy_approved', { fileName: 'apolice.pdf' }, 'Apólice aprovada', 'apolice.pdf', '/app/insurance'],
  [
    'policy_rejected',
    { fileName: 'foto.png', text: 'A imagem está ilegível.' },
    'Apólice rejeitada',
    'foto.png: A imagem está ilegível.',
    '/app/insurance',
  ],
  [
    'medication_due',
    { title: 'Losartana 50 mg', time: '08:00' },
    'Hora do medicamento',
    'Losartana 50 mg, dose das 08:00',
    '/app/medications',
  ],
  [
    'medication_stock_low',
    { title: 'Losartana 50 mg', until: '27/11' },
    'Medicamento acabando',
    'Losartana 50 mg: pelos seus horários, dura até 27/11.',
    '/app/medications',
  ],
  [
    'medication_stock_low',
    { title: 'Dipirona' },
    'Medicamento acabando',
    'Dipirona: o estoque acabou.',
    '/app/medications',
  ],
  [
    'registration_approved',
    {},
    'Seu cadastro foi aprovado',
    'Boas-vindas! O acesso está liberado para você.',
    '/',
  ],
  [
    'registration_rejected',
    { text: 'Nome abreviado.' },
    'Seu cadastro precisa de atenção',
    'Nome abreviado.',
    '/',
  ],
] as const)('describes %s and links to its screen', (kind, parameters, title, detail, to) => {
  expect(contentOf({ kind, parameters })).toMatchObject({ title, detail, to })
})

it.each(eventKinds)('describes %s without parameters in a sentence', (kind) => {
  const { title, detail } = contentOf({ kind, parameters: {} })
  expect(`${title} ${detail}`).not.toMatch(/undefined|\{\{|events\.|details\./)
  expect(detail).not.toBe('')
})

it('gives a general text for a kind that this version does not know', () => {
  const notification: unknown = { kind: 'from_the_future', parameters: {} }
  expect(contentOf(notification as Parameters<typeof contentOf>[0])).toMatchObject({
    title: 'Novidade na sua conta',
    to: '/app/profile',
  })
})
