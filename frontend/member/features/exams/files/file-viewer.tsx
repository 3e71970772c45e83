import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ExamFile } from '#contract/exams.ts'
import { contentTypeOf } from '#shared/lib/files/file-rules.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { examsTexts as t } from '../exams-texts.ts'
import { examFileQuery } from './exam-file-requests.ts'

/**
 * Shows a file from fetched bytes: a picture, or a PDF in the browser's viewer, which is isolated from this page.
 * Safe as a blob URL, because none of the accepted types (PDF, JPEG, PNG) can contain HTML.
 */
export function FileViewer({ file }: { file: ExamFile }) {
  const isPdf = contentTypeOf(file.fileName) === 'application/pdf'
  const unsupported = isPdf && !navigator.pdfViewerEnabled
  const {
    data: content,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...examFileQuery(file.id, file.fileName),
    enabled: !unsupported,
  })
  const url = useObjectUrl(content)
  const name = file.fileName

  if (unsupported) return <p className="mt-2 text-14 text-soft">{t('files.viewerUnable')}</p>
  if (isError) {
    return (
      <ErrorState message={t('files.viewerFailed')} retrying={isFetching} onRetry={() => void refetch()} />
    )
  }
  if (!url) {
    return (
      <Loading label={t('files.viewerLoading', { name })}>
        <Skeleton className="mt-2 h-96 w-full rounded-control" />
      </Loading>
    )
  }
  return isPdf ? (
    <iframe
      src={`${url}#view=FitH&navpanes=0`}
      title={t('files.viewer', { name })}
      className="mt-2 h-[70dvh] w-full rounded-control border border-edge"
    />
  ) : (
    <img
      src={url}
      alt={t('files.viewer', { name })}
      className="mt-2 w-full rounded-control border border-edge"
    />
  )
}

function useObjectUrl(content: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!content) return
    const created = URL.createObjectURL(content)
    setUrl(created)
    return () => {
      URL.revokeObjectURL(created)
      setUrl(undefined)
    }
  }, [content])
  return url
}
