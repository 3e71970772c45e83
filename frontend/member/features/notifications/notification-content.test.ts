import { expect, it } from 'vitest'
import { eventKinds } from '#contract/notifications.ts'
import { contentOf } from './notification-content.ts'

const visit = {
  title: 'Cardiologia com Dra. Ana Souza',
  time: 'ter., 24/11 · 08:00',
  date: '2026-11-24T11:00:00Z',
}
const VISIT = 'Cardiologia com Dra. Ana Souza\nter., 24/11 · 08:00'

it.each([
  ['consultation_scheduled', visit, 'Consulta agendada', VISIT, '/app/consultations'],
  ['consultation_changed', visit, 'Consulta alterada', VISIT, '/app/consultations'],
  ['consultation_cancelled', visit, 'Consulta cancelada', VISIT, '/app/consultations'],
  ['consultation_tomorrow', visit, 'Sua consulta é amanhã', VISIT, '/app/consultations'],
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
] as const)('%s says what happened and leads there', (kind, parameters, title, detail, to) => {
  expect(contentOf({ kind, parameters })).toMatchObject({ title, detail, to })
})

it.each(eventKinds)('%s without parameters still reads as a sentence', (kind) => {
  const { title, detail } = contentOf({ kind, parameters: {} })
  expect(`${title} ${detail}`).not.toMatch(/undefined|\{\{|events\.|details\./)
  expect(detail).not.toBe('')
})
