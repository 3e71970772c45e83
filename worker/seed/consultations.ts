import type { consultations } from '#database/schema/consultations.ts'
import { after, DAY, MINUTE } from '#domain/duration.ts'
import { localMidnight } from './local-midnight.ts'
import { MEMBER_WITH_HISTORY } from './users.ts'

type Row = typeof consultations.$inferInsert

// Days from today, time of day in São Paulo, then type, doctor, specialty, notes and status.
const entries: [number, string, Row['type'], string, string, string | null, Row['status']][] = [
  [
    -221,
    '09:30',
    'In-person',
    'Dra. Ana Souza',
    'Cardiologia',
    'Check-up anual. Eletrocardiograma sem alterações.',
    'Completed',
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
  [-58, '11:45', 'In-person', 'Dra. Ana Souza', 'Cardiologia', 'Retorno com exames de sangue.', 'Completed'],
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
  [-9, '07:30', 'In-person', 'Laboratório central', 'Exames', 'Jejum de 12 horas.', 'Cancelled'],
  [-6, '15:00', 'Video', 'Dra. Beatriz Campos', 'Psicologia', null, 'Scheduled'],
  [4, '08:00', 'In-person', 'Dra. Ana Souza', 'Cardiologia', 'Levar os exames de outubro.', 'Scheduled'],
  [13, '15:30', 'Video', 'Dr. Paulo Lima', 'Nutrição', null, 'Scheduled'],
]

export function demoConsultations(now: Date): Row[] {
  const today = localMidnight(now)
  return entries.map(([days, time, type, doctorName, specialty, notes, status], index) => {
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
      createdAt: after(date, -21 * DAY) < now ? after(date, -21 * DAY) : now,
    }
  })
}
