import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ExamFile } from '#contract/exams.ts'
import { t } from '#locales/exams.ts'
import { contentTypeOf } from '#shared/lib/files/file-rules.ts'
import { cx } from '#shared/ui/cx.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { examFileQuery } from './exam-file-requests.ts'
import { FileContent, useObjectUrl } from './file-content.tsx'

const pdfClass = 'mt-2 h-[70dvh]'
const pictureSkeletonClass = 'mt-2 h-96 lg:h-[70dvh]'
// The height of its skeleton, where it is loaded by itself.
const pictureClass = 'mt-2 object-contain lg:min-h-[70dvh]'

interface FileViewerProps {
  file: ExamFile
  /** Renders the fetched bytes in another frame. */
  show?: (content: Blob) => ReactNode
}

/** Shows a stored file from fetched bytes. */
export function FileViewer({ file, show }: FileViewerProps) {
  const isPdf = contentTypeOf(file.fileName) === 'application/pdf'
  const unsupported = isPdf && !navigator.pdfViewerEnabled
  const query = useQuery({ ...examFileQuery(file.id, file.fileName), enabled: !unsupported })
  const { data: content } = query
  const url = useObjectUrl(content)
  const name = file.fileName

  if (unsupported) return <p className="mt-2 text-14 text-soft">{t('files.viewerUnable')}</p>
  if (query.isError) return <ErrorState message={t('files.viewerFailed')} query={query} />
  if (!url || !content) {
    return (
      <Loading label={t('files.viewerLoading', { name })}>
        <Skeleton className={cx('w-full rounded-control', isPdf ? pdfClass : pictureSkeletonClass)} />
      </Loading>
    )
  }
  if (show) return show(content)
  return (
    <FileContent
      url={url}
      isPdf={isPdf}
      label={t('files.viewer', { name })}
      className={isPdf ? pdfClass : pictureClass}
    />
  )
}
