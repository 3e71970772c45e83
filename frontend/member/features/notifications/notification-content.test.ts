import { expect, it } from 'vitest'
import { eventKinds } from '#contract/notifications.ts'
import { contentOf } from './notification-content.ts'

const cardiology = {
  specialty: 'Cardiologia',
  doctorName: 'Dra. Ana Souza',
  date: new Date(2026, 10, 24, 8).toISOString(),
}
const WHEN = 'Cardiologia com Dra. Ana Souza\nter., 24/11 · 08:00'
const CARDIOLOGY = `${WHEN}\nAnotada só aqui: confirme com a clínica`
const CANCELLED = `${WHEN}\nAvise a clínica`

it.each([
  ['consultation_scheduled', cardiology, `Consulta agendada | ${CARDIOLOGY} | /app/consultations`],
  ['consultation_changed', cardiology, `Consulta alterada | ${CARDIOLOGY} | /app/consultations`],
  ['consultation_cancelled', cardiology, `Consulta cancelada | ${CANCELLED} | /app/consultations`],
  ['consultation_tomorrow', cardiology, `Sua consulta é amanhã | ${CARDIOLOGY} | /app/consultations`],
  ['policy_approved', { fileName: 'apolice.pdf' }, 'Apólice aprovada | apolice.pdf | /app/insurance'],
  [
    'policy_rejected',
    { fileName: 'foto.png', text: 'A imagem está ilegível.' },
    'Apólice rejeitada | foto.png: A imagem está ilegível. | /app/insurance',
  ],
  [
    'medication_due',
    { title: 'Losartana 50 mg', date: '2026-11-24T11:00:00Z', timeZone: 'America/Sao_Paulo' },
    'Hora do medicamento | Losartana 50 mg, dose das 08:00 | /app/medications',
  ],
  [
    'medication_stock_low',
    { title: 'Losartana 50 mg', until: '2026-11-27' },
    'Medicamento acabando | Losartana 50 mg: pelos seus horários, dura até 27/11. | /app/medications',
  ],
  [
    'medication_stock_low',
    { title: 'Dipirona' },
    'Medicamento acabando | Dipirona: o estoque acabou. | /app/medications',
  ],
  [
    'registration_approved',
    {},
    'Seu cadastro foi aprovado | Boas-vindas! O acesso está liberado para você. | /',
  ],
  [
    'registration_rejected',
    { text: 'Nome abreviado.' },
    'Seu cadastro precisa de atenção | Nome abreviado. | /',
  ],
  [
    'name_approved',
    { formerName: 'Rita Silva', newName: 'Rita Souza' },
    'Seu novo nome foi aprovado | Rita Souza | /app/profile',
  ],
  [
    'name_rejected',
    { formerName: 'Rita Silva', newName: 'Rita Souza' },
    'Seu novo nome não foi aprovado | Sua carteirinha continua com o nome de antes. | /app/profile',
  ],
  [
    'passkey_removal_asked',
    {},
    'Uma chave de acesso será removida | Em 24 horas. Se não foi você quem pediu, cancele em Minha Conta. | /app/profile',
  ],
] as const)('describes %s and links to its screen', (kind, parameters, content) => {
  const { title, detail, to } = contentOf({ kind, parameters }, '2026-11-23T12:00:00Z')
  expect(`${title} | ${detail} | ${to}`).toBe(content)
})

it.each([
  ['policy_approved', '/app/insurance/1'],
  ['policy_rejected', '/app/insurance/1'],
  ['consultation_changed', '/app/consultations/1'],
  ['consultation_tomorrow', '/app/consultations/1'],
  ['medication_stock_low', '/app/medications/1'],
] as const)('%s links to the page of its record', (kind, to) => {
  expect(contentOf({ kind, parameters: {}, subjectId: '1' }).to).toBe(to)
})

it('a dose that is due links to the doses of today', () => {
  expect(contentOf({ kind: 'medication_due', parameters: {}, subjectId: '1' }).to).toBe('/app/medications')
})

it.each([...eventKinds, 'not_known_here'])('describes %s without parameters in a sentence', (kind) => {
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

const rioBranco = {
  specialty: 'Cardiologia',
  date: '2026-11-24T13:00:00Z',
  timeZone: 'America/Rio_Branco',
}

it('shows a consultation by the clock of its own time zone, and names the zone', () => {
  expect(contentOf({ kind: 'consultation_scheduled', parameters: rioBranco }).detail).toBe(
    'Cardiologia\nter., 24/11 · 08:00 (Horário Padrão do Acre)\nAnotada só aqui: confirme com a clínica',
  )
})

it.each([
  ['2026-11-24T04:59:00Z', 'Sua consulta é amanhã'],
  ['2026-11-24T05:00:00Z', 'Sua consulta é hoje'],
])('read at %s, calls the day of the consultation as it is there: %s', (now, title) => {
  expect(contentOf({ kind: 'consultation_tomorrow', parameters: rioBranco }, now).title).toBe(title)
})
