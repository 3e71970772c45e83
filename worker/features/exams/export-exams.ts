import { type RangePosition, rangePosition } from '#contract/exam-values.ts'
import type { Fasting } from '#contract/exams.ts'
import { csvStreamOfGroups } from '#platform/csv.ts'
import type { MemberWork } from '#platform/work.ts'
import { type ExamRow, examsOf, type ValueRow } from './exams.queries.ts'

/** Exams in one read: with all their values they fit into one answer of the database. */
const BATCH_SIZE = 100

const fastingWords: Record<Fasting, string> = { yes: 'sim', no: 'não', unknown: 'não informado' }
const positionWords: Record<RangePosition, string> = {
  inside: 'dentro da faixa do laboratório',
  above: 'acima da faixa do laboratório',
  below: 'abaixo da faixa do laboratório',
  different: 'diferente da referência do laboratório',
  uncompared: 'compare com a referência do laboratório',
  none: 'sem faixa informada',
}

const HEADER = [
  'Data',
  'Laboratório',
  'Solicitado por',
  'Jejum',
  'Horas de jejum',
  'Exame',
  'Valor',
  'Unidade',
  'Faixa: de',
  'Faixa: até',
  'Referência em palavras',
  'Posição na faixa',
]

interface ExamWithValues {
  exam: ExamRow
  values: ValueRow[]
}

function cells(exam: ExamRow, value: ValueRow): string[] {
  return [
    exam.date.split('-').reverse().join('/'),
    exam.laboratory,
    exam.requestedBy ?? '',
    fastingWords[exam.fasting],
    String(exam.fastingHours ?? ''),
    value.analyte,
    value.value,
    value.unit ?? '',
    value.low ?? '',
    value.high ?? '',
    value.reference ?? '',
    positionWords[rangePosition(value)],
  ]
}

/** Every value as CSV, the newest exam first. */
export function exportExams({ db, member, read }: MemberWork): Promise<ReadableStream<Uint8Array>> {
  return csvStreamOfGroups(
    HEADER,
    ({ exam, values }: ExamWithValues) => values.map((value) => cells(exam, value)),
    async (last, limit) => {
      const position = last && { at: new Date(`${last.exam.date}T00:00:00Z`), id: last.exam.id }
      const [exams, values] = await read(examsOf(db, member.id, '', position, limit))
      const byExam = Map.groupBy(values, ({ examId }) => examId)
      return exams.map((exam) => ({
        exam,
        values: (byExam.get(exam.id) ?? []).sort((one, other) => one.position - other.position),
      }))
    },
    BATCH_SIZE,
  )
}
