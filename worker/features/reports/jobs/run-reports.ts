import { filterTexts } from '#contract/report-filters.ts'
import { REPORT_PDF_ROWS_MAX, REPORT_RETENTION_DAYS, type ReportProblem } from '#contract/reports.ts'
import { PROVIDER_TIME_ZONE } from '#contract/time-zone.ts'
import { type Batch, runBatch } from '#database/batch.ts'
import type { Database } from '#database/client.ts'
import { after, DAY, MINUTE, SECOND } from '#domain/duration.ts'
import { dateTimeIn } from '#domain/time-zone.ts'
import { csvRows, toCsv } from '#platform/csv.ts'
import { deleteOrRetry, storeFile } from '#platform/files.ts'
import { recordFault } from '#platform/record-fault.ts'
import type { Work } from '#platform/work.ts'
import { reportKindNames } from '#texts/labels.ts'
import { REPORT_NAME, REQUESTED_AT } from '#texts/reports.ts'
import type { Figures } from '../figures.ts'
import { lists } from '../list-slices.ts'
import { listPdf, statisticsPdf } from '../pdf/write-pdf.ts'
import { contentTypes, REPORT_FOLDER } from '../report.ts'
import { comparisonNote, type Section, toSections } from '../statistics-tables.ts'
import { claimReport, companyWith, dueReports, type ReportRow, stepReport } from './jobs.queries.ts'

/** If a step takes longer, another run takes over the report. */
const LEASE_MS = MINUTE
const ATTEMPTS_MAX = 5
const BATCH_SIZE = 5

interface Run extends Pick<Work, 'clock' | 'db' | 'env'> {
  figures: Figures
}

/** What one step wrote, and the progress to store. */
interface Step {
  content: Uint8Array
  rows: number
  total: number
  position: string | null
}

/** The report cannot be written as requested. It is not retried. */
class Impossible extends Error {
  readonly problem: ReportProblem
  readonly rowsTotal: number | undefined
  constructor(problem: ReportProblem, rowsTotal?: number) {
    super(problem)
    this.problem = problem
    this.rowsTotal = rowsTotal
  }
}

/** Every run of the report was cut off, for example by the platform's limit on CPU time. */
class CutOff extends Error {
  override readonly name = 'CutOff'
}

/** Writes the due reports until they are finished or the time is up. A later run continues with the rest. */
export async function runReports(run: Run, maxMs = 20 * SECOND): Promise<void> {
  const { clock, db } = run
  const end = after(clock.now(), maxMs)
  const due = await dueReports(db, clock.now(), BATCH_SIZE)
  for (const { id } of due) {
    const now = clock.now()
    if (now >= end) return
    const [claimed] = await claimReport(db, id, now, after(now, LEASE_MS))
    if (claimed) await runReport(run, claimed, end)
  }
}

async function runReport({ clock, db, env, figures }: Run, claimed: ReportRow, end: Date): Promise<void> {
  let report: ReportRow | undefined = claimed
  // A run that is cut off cannot record its failure, so the next one counts it.
  if (claimed.attempts > ATTEMPTS_MAX) return fail(db, claimed, clock.now(), new CutOff())
  try {
    while (report && clock.now() < end) {
      const { content, position, rows, total } = await writeStep(db, figures, report, clock.now())
      const folder = `${REPORT_FOLDER}/${report.id}`
      const key = await storeFile(env, folder, content, contentTypes[report.format])
      const now = clock.now()
      const isDone = position === null
      const stepped: ReportRow[] = await stepReport(db, report, {
        position,
        parts: report.parts + 1,
        partKeys: [...report.partKeys, key],
        bytes: report.bytes + content.byteLength,
        rowsDone: report.rowsDone + rows,
        rowsTotal: isDone ? report.rowsDone + rows : Math.max(total, report.rowsDone + rows),
        leaseUntil: after(now, LEASE_MS),
        attempts: 0,
        ...(isDone && { state: 'done', finishedAt: now, expiresAt: after(now, REPORT_RETENTION_DAYS * DAY) }),
      })
      // The report was cancelled, deleted or taken over in the meantime: nothing refers to this part.
      if (stepped.length === 0) return deleteOrRetry({ clock, db, env }, [key], { step: 'runReports' })
      report = isDone ? undefined : stepped[0]
    }
    // Ends the lease, so that the next run can continue immediately.
    if (report) await stepReport(db, report, { leaseUntil: clock.now() })
  } catch (error) {
    if (report) await fail(db, report, clock.now(), error)
  }
}

async function fail(db: Database, report: ReportRow, now: Date, error: unknown): Promise<void> {
  const impossible = error instanceof Impossible ? error : undefined
  if (!impossible) await recordFault(db, 'runReports', now, error)
  const isFinal = impossible || report.attempts >= ATTEMPTS_MAX
  await stepReport(
    db,
    report,
    isFinal
      ? {
          state: 'failed',
          finishedAt: now,
          problem: impossible?.problem ?? 'not_written',
          rowsTotal: impossible?.rowsTotal ?? report.rowsTotal,
        }
      : { leaseUntil: after(now, MINUTE * 2 ** report.attempts) },
  )
}

const utf8 = (text: string) => new TextEncoder().encode(text)

async function writeStep(db: Database, figures: Figures, report: ReportRow, now: Date): Promise<Step> {
  if (report.kind === 'statistics') return statisticsStep(db, figures, report, now)
  const list = lists[report.kind]
  const total = report.parts === 0 ? ((await list.total(db, report))[0]?.count ?? 0) : report.rowsTotal
  if (report.format === 'pdf') return listPdfStep(db, figures, report, now, total)
  const { position, rows } = await list.slice(db, report, list.sliceSize, figures)
  const lines = report.parts === 0 ? toCsv(list.header, rows) : csvRows(rows)
  const content = utf8(position === null ? lines + csvRows(footOf(report)) : lines)
  return { content, rows: rows.length, total, position }
}

/** A list as PDF is written in one step, with at most `REPORT_PDF_ROWS_MAX` rows. */
async function listPdfStep(
  db: Database,
  figures: Figures,
  report: ReportRow,
  now: Date,
  total: number,
): Promise<Step> {
  if (report.kind === 'statistics') throw new Error('Not a list')
  const list = lists[report.kind]
  const rows: string[][] = []
  for (let position: string | null = report.position; ; ) {
    const slice = await list.slice(db, { ...report, position }, REPORT_PDF_ROWS_MAX + 1, figures)
    rows.push(...slice.rows)
    if (rows.length > REPORT_PDF_ROWS_MAX) {
      throw new Impossible('too_many_rows', Math.max(total, rows.length))
    }
    position = slice.position
    if (position === null) break
  }
  const columnsInPdf = (cells: string[]) => cells.slice(0, list.pdfColumns)
  const content = await listPdf(
    await readHead(db, report, now),
    columnsInPdf(list.header),
    rows.map(columnsInPdf),
  )
  return { content, rows: rows.length, total: rows.length, position: null }
}

const named = ({ filters, kind }: ReportRow) =>
  filterTexts(filters, kind).map(({ name, words }): [string, string] => [name, words])

/** Describes the export, below an empty line. Above the list, a spreadsheet would take it for the column names. */
function footOf(report: ReportRow): string[][] {
  const asked = dateTimeIn(PROVIDER_TIME_ZONE, report.createdAt)
  return [[], [REPORT_NAME, reportKindNames[report.kind]], ...named(report), [REQUESTED_AT, asked]]
}

async function readHead(db: Database, report: ReportRow, now: Date) {
  const [company] = await companyWith(db, report.companyId)
  if (!company) throw new Impossible('company_missing')
  return { kind: report.kind, company, filters: named(report), createdAt: now }
}

async function statisticsStep(db: Database, figures: Figures, report: ReportRow, now: Date): Promise<Step> {
  const { from, to } = report.filters
  if (!from || !to) throw new Impossible('range_missing')
  const read = <const B extends Batch>(batch: B) => runBatch(db, batch)
  const statistics = await figures.computeStatistics({ db, now, read }, report.ownerId, { from, to })
  const sections = toSections(statistics)
  const note = comparisonNote(statistics)
  const rows = sections.reduce((sum, section) => sum + section.rows.length, 0)
  const content =
    report.format === 'pdf'
      ? await statisticsPdf(await readHead(db, report, now), sections, note)
      : utf8(statisticsCsv(report, sections, note))
  return { content, rows, total: rows, position: null }
}

/** The comparison and all tables, each below its title. */
function statisticsCsv(report: ReportRow, sections: readonly Section[], comparison: string): string {
  const rows = sections.flatMap(({ header, note, rows, title }) => [
    [],
    [title],
    ...(note ? [[note]] : []),
    header,
    ...rows,
  ])
  // A spreadsheet reads "-1" as a number, but not "−1", and "+1" as a formula.
  const plain = rows.map((row) => row.map((cell) => cell.replace(/^\+(?=\d)/, '').replace(/^−(?=\d)/, '-')))
  return toCsv([reportKindNames[report.kind], ...named(report).flat()], [[comparison], ...plain])
}
