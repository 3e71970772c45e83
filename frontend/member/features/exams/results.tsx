import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { examFileFilters } from '#contract/exams.ts'
import { t } from '#locales/exams.ts'
import { useListFilter } from '#member/shared/lib/records/use-list-filter.ts'
import { EmptyCard } from '#member/shared/ui/empty-state.tsx'
import { ListFilters } from '#member/shared/ui/records/list-filters.tsx'
import { listedIn, RecordHistory } from '#member/shared/ui/records/record-history.tsx'
import { examsApi } from '#shared/lib/api/clients.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { ExportCsvButton } from '#shared/ui/export-csv-button.tsx'
import { ExamRow } from './exam-row.tsx'
import { examsQuery } from './exams-queries.ts'
import { fileParameter } from './file-parameter.ts'

const fileOptions = examFileFilters.map((file) => ({ value: file, label: t(`filter.files.${file}`) }))

export function Results() {
  const list = useListFilter(fileParameter)
  const query = useInfiniteQuery(examsQuery(list.filter))
  return (
    <RecordHistory
      service="exams"
      query={query}
      list={list}
      texts={t.sentences.list}
      filters={
        <ListFilters
          {...listedIn(query)}
          list={list}
          search={{ label: t('search.label'), help: t('search.help') }}
          choice={{ label: t('filter.file'), allLabel: t('filter.all'), options: fileOptions }}
        >
          <ExportCsvButton
            fetchFile={() => examsApi.export.$get()}
            fileName={() => t('export.file', { day: isoDay(Date.now()) })}
          />
        </ListFilters>
      }
      empty={<NoExams />}
      dateOf={({ date }) => date}
      row={(exam) => <ExamRow exam={exam} />}
    />
  )
}

function NoExams() {
  return (
    <EmptyCard
      service="exams"
      action={
        <Link to="/app/exams/new" className={buttonClass({ variant: 'tint' })}>
          <Plus size={20} aria-hidden />
          {t('form.addTitle')}
        </Link>
      }
    >
      {t('list.empty')}
    </EmptyCard>
  )
}
