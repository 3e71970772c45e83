import type { ExamValueInput } from '#contract/exams.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import type { examFiles, exams, examValues } from '#database/schema/exams.ts'
import { after, DAY, HOUR } from '#domain/duration.ts'
import { foldWords } from '#domain/fold.ts'
import { dayIn } from '#domain/time-zone.ts'
import { hashContent } from '#platform/files.ts'
import { searchText } from '#worker/features/exams/exams.queries.ts'
import { textPdf } from './pdf.ts'
import { MEMBER_WITH_HISTORY } from './users.ts'

const FILE_NAME = 'laudo-check-up.pdf'

type Printed = [
  analyte: string,
  value: string,
  unit: string | null,
  low: string | null,
  high: string | null,
  reference?: string,
]

interface Report {
  daysAgo: number
  laboratory: string
  requestedBy: string | null
  fastingHours: number | null
  notes: string | null
  values: Printed[]
}

/** Results as laboratories print them: each value with its own range, and not all in the same unit. */
const reports: Report[] = [
  {
    daysAgo: 46,
    laboratory: 'Laboratório São Lucas',
    requestedBy: 'Dra. Ana Souza',
    fastingHours: 10,
    notes: 'Check-up anual. Levar na próxima consulta.',
    values: [
      ['Hemoglobina', '13,4', 'g/dL', '12,0', '16,0'],
      ['Hematócrito', '40,1', '%', '36,0', '46,0'],
      ['Leucócitos', '5.800', '/mm³', '4.000', '11.000'],
      ['Plaquetas', '262.000', '/mm³', '150.000', '450.000'],
      ['Glicose de jejum', '94', 'mg/dL', '70', '99'],
      ['Hemoglobina glicada (HbA1c)', '5,5', '%', null, '<5,7'],
      ['Colesterol total', '182', 'mg/dL', null, '<190'],
      ['Colesterol HDL', '55', 'mg/dL', '>40', null],
      ['Colesterol LDL', '108', 'mg/dL', null, '<130'],
      ['Triglicérides', '121', 'mg/dL', null, '<150'],
      ['TSH', '2,41', 'µUI/mL', '0,40', '4,50'],
      ['Vitamina D (25-OH)', '34', 'ng/mL', '>20', null],
      ['Proteína C reativa', '<0,5', 'mg/L', null, '<5,0'],
    ],
  },
  {
    daysAgo: 214,
    laboratory: 'Vida Diagnósticos',
    requestedBy: 'Dra. Helena Prado',
    fastingHours: null,
    notes: 'Feito em outra cidade: a vitamina D veio em nmol/L.',
    values: [
      ['Vitamina D (25-OH)', '78', 'nmol/L', '50', '150'],
      ['Nitrito na urina', 'Negativo', null, null, null, 'negativo'],
      ['Leucócitos na urina', '3.000', '/mL', null, '10.000'],
    ],
  },
  {
    daysAgo: 371,
    laboratory: 'Laboratório São Lucas',
    requestedBy: 'Dra. Ana Souza',
    fastingHours: 12,
    notes: null,
    values: [
      ['Glicose de jejum', '98', 'mg/dL', '70', '99'],
      ['Hemoglobina glicada (HbA1c)', '5,7', '%', null, '<5,7'],
      ['Colesterol total', '196', 'mg/dL', null, '<190'],
      ['Colesterol HDL', '51', 'mg/dL', '>40', null],
      ['Colesterol LDL', '121', 'mg/dL', null, '<130'],
      ['Triglicérides', '139', 'mg/dL', null, '<150'],
      ['TSH ultrassensível', '2,80', 'µUI/mL', '0,40', '4,50'],
      ['Vitamina D (25-OH)', '22', 'ng/mL', '>20', null],
    ],
  },
  {
    daysAgo: 522,
    laboratory: 'Laboratório São Lucas',
    requestedBy: null,
    fastingHours: null,
    notes: 'Hemograma de controle.',
    values: [
      ['Hemoglobina', '11,8', 'g/dL', '12,0', '16,0'],
      ['Hematócrito', '36,2', '%', '36,0', '46,0'],
      ['Leucócitos', '6.200', '/mm³', '4.000', '11.000'],
      ['Plaquetas', '248.000', '/mm³', '150.000', '450.000'],
      ['Ferritina', '11', 'ng/mL', '13', '150'],
    ],
  },
  {
    daysAgo: 708,
    laboratory: 'Laboratório São Lucas',
    requestedBy: 'Dra. Ana Souza',
    fastingHours: 12,
    notes: null,
    values: [
      ['GLICEMIA DE JEJUM', '104', 'mg/dL', '70', '99'],
      ['Hemoglobina glicada (HbA1c)', '5,9', '%', null, '<5,7'],
      ['Colesterol total', '212', 'mg/dL', null, '<190'],
      ['Colesterol HDL', '46', 'mg/dL', '>40', null],
      ['Colesterol LDL', '134', 'mg/dL', null, '<130'],
      ['Triglicérides', '168', 'mg/dL', null, '<150'],
      ['TSH', '3,12', 'µUI/mL', '0,40', '4,50'],
      ['Vitamina D (25-OH)', '18', 'ng/mL', '>20', null],
    ],
  },
]

function printedValue([analyte, value, unit, low, high, reference]: Printed): ExamValueInput {
  return { analyte, value, unit, low, high, reference: reference ?? null }
}

/** Two years of exams with their values. */
export function demoExams(now: Date): {
  exams: (typeof exams.$inferInsert)[]
  values: (typeof examValues.$inferInsert)[]
} {
  const rows: (typeof exams.$inferInsert)[] = []
  const values: (typeof examValues.$inferInsert)[] = []
  reports.forEach(({ daysAgo, fastingHours, values: printed, ...report }, index) => {
    const collected = after(now, -daysAgo * DAY)
    const id = `demo-exam-${index + 1}`
    const date = dayIn(PROVIDER_TIME_ZONE, collected)
    const own = printed.map((one, position) => ({ ...printedValue(one), id: `${id}-${position + 1}` }))
    const fasting = fastingHours ? ('yes' as const) : ('unknown' as const)
    const record = { ...report, date, fasting, fastingHours, values: own }
    rows.push({
      ...report,
      id,
      ownerId: MEMBER_WITH_HISTORY,
      date,
      fasting,
      fastingHours,
      searchText: searchText(record),
      createdAt: after(collected, 2 * DAY),
    })
    for (const [position, value] of own.entries()) {
      const analyteKey = foldWords(value.analyte)
      values.push({ ...value, ownerId: MEMBER_WITH_HISTORY, examId: id, position, date, analyteKey })
    }
  })
  return { exams: rows, values }
}

/** The file of the newest exam. */
export async function demoExamFile(now: Date) {
  const [newest] = reports
  const lines = newest?.values.map(
    ([analyte, value, unit, low, high]) =>
      `${analyte}: ${value} ${unit ?? ''} (${[low && `de ${low}`, high && `até ${high}`].filter(Boolean).join(' ')})`,
  )
  const content = textPdf('Laboratório São Lucas', ['Paciente: Maria Oliveira', ...(lines ?? [])])
  const uploadedAt = after(now, -44 * DAY + HOUR)
  const row = {
    id: 'demo-exam-file-1',
    ownerId: MEMBER_WITH_HISTORY,
    examId: 'demo-exam-1',
    fileName: FILE_NAME,
    fileSize: content.byteLength,
    uploadedAt,
    storageKey: 'exams/demo-1',
    contentType: 'application/pdf',
    contentHash: await hashContent(content),
    contentStoredAt: uploadedAt,
    contentCheckedAt: now,
  } satisfies typeof examFiles.$inferInsert
  return { row, content }
}
