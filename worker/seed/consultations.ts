import type { consultations } from '#database/schema/consultations.ts'
import { after, DAY, MINUTE } from '#domain/duration.ts'
import { localMidnight } from './local-midnight.ts'
import { MEMBER_WITH_HISTORY } from './users.ts'

type Row = typeof consultations.$inferInsert

type Preparation = Pick<Row, 'placeName' | 'address' | 'phone' | 'bring' | 'examIds'>

const vilaNova = {
  placeName: 'Clínica Vila Nova',
  address: 'Rua das Acácias, 120, sala 4',
  phone: '(11) 4002-8922',
}
const centralLaboratory = {
  placeName: 'Laboratório Central',
  address: 'Avenida Brasil, 1450',
  phone: '0800 770 1234',
}

// Days from today, time of day in São Paulo, then type, doctor, specialty, notes, status and preparation.
const entries: [number, string, Row['type'], string, string, string | null, Row['status'], Preparation?][] = [
  [
    -221,
    '09:30',
    'In-person',
    'Dra. Ana Souza',
    'Cardiologia',
    'Check-up anual. Eletrocardiograma sem alterações.',
    'Completed',
    vilaNova,
  ],
  [
    -198,
    '14:00',
    'Video',
    'Dr. Paulo Lima',
    'Nutrição',
    'Plano alimentar para os próximos três meses.',
    'Completed',
  ],
  [-163, '10:15', 'In-person', 'Dra. Helena Prado', 'Ginecologia', 'Preventivo anual.', 'Completed'],
  [-140, '16:30', 'Phone', 'Dr. Paulo Lima', 'Nutrição', null, 'Cancelled'],
  [
    -126,
    '16:30',
    'Video',
    'Dr. Paulo Lima',
    'Nutrição',
    'Ajuste do plano: mais proteína no café da manhã.',
    'Completed',
  ],
  [
    -91,
    '08:00',
    'In-person',
    'Dr. Ricardo Alves',
    'Dermatologia',
    'Avaliação de pintas. Retorno em um ano.',
    'Completed',
  ],
  [
    -58,
    '11:45',
    'In-person',
    'Dra. Ana Souza',
    'Cardiologia',
    'Retorno com exames de sangue.',
    'Completed',
    { ...vilaNova, bring: ['Exames de sangue'] },
  ],
  [
    -34,
    '15:00',
    'Video',
    'Dra. Beatriz Campos',
    'Psicologia',
    'Higiene do sono e rotina noturna.',
    'Completed',
  ],
  [-20, '15:00', 'Video', 'Dra. Beatriz Campos', 'Psicologia', null, 'Completed'],
  [
    -9,
    '07:30',
    'In-person',
    'Laboratório central',
    'Exames',
    'Jejum de 12 horas.',
    'Cancelled',
    centralLaboratory,
  ],
  [-6, '15:00', 'Video', 'Dra. Beatriz Campos', 'Psicologia', null, 'Scheduled'],
  [
    4,
    '08:00',
    'In-person',
    'Dra. Ana Souza',
    'Cardiologia',
    'Levar os exames de outubro.',
    'Scheduled',
    { ...vilaNova, bring: ['Documento e carteirinha', 'Exames de outubro'], examIds: ['demo-exam-1'] },
  ],
  [
    13,
    '15:30',
    'Video',
    'Dr. Paulo Lima',
    'Nutrição',
    null,
    'Scheduled',
    { phone: '(11) 3333-1010', bring: ['Diário alimentar da semana'] },
  ],
]

export function demoConsultations(now: Date): Row[] {
  const today = localMidnight(now)
  return entries.map(([days, time, type, doctorName, specialty, notes, status, preparation], index) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    const date = after(today, days * DAY + (hours * 60 + minutes) * MINUTE)
    return {
      id: `demo-consultation-${index + 1}`,
      ownerId: MEMBER_WITH_HISTORY,
      date,
      type,
      doctorName,
      specialty,
      notes,
      status,
      ...preparation,
      createdAt: after(date, -21 * DAY) < now ? after(date, -21 * DAY) : now,
    }
  })
}
