import { type RangePosition, rangePosition } from '../../contract/exam-values.ts'
import type { Fasting } from '../../contract/exams.ts'
import { csvOf } from '../../platform/csv.ts'
import type { MemberWork } from '../../platform/work.ts'
import { everythingOf } from './exams.queries.ts'

const ROWS_MAX = 20_000

const fastingWords: Record<Fasting, string> = { yes: 'sim', no: 'não', unknown: 'não informado' }
const positionWords: Record<RangePosition, string> = {
  inside: 'dentro da faixa do laboratório',
  above: 'acima da faixa do laboratório',
  below: 'abaixo da faixa do laboratório',
  different: 'diferente da referência do laboratório',
  uncompared: 'compare com a referência do laboratório',
  none: 'sem faixa informada',
}

/** Every value as a table for a spreadsheet. */
export async function exportExams({ db, member, read }: MemberWork): Promise<string> {
  const [exams, values] = await read(everythingOf(db, member.id, ROWS_MAX))
  const byExam = Map.groupBy(values, ({ examId }) => examId)
  const rows = exams.flatMap((exam) =>
    (byExam.get(exam.id) ?? [])
      .sort((one, other) => one.position - other.position)
      .map((value) => ({ ...exam, ...value })),
  )
  return csvOf(
    [
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
    ],
    rows.map((row) => [
      row.date.split('-').reverse().join('/'),
      row.laboratory,
      row.requestedBy ?? '',
      fastingWords[row.fasting],
      String(row.fastingHours ?? ''),
      row.analyte,
      row.value,
      row.unit ?? '',
      row.low ?? '',
      row.high ?? '',
      row.reference ?? '',
      positionWords[rangePosition(row)],
    ]),
  )
}
