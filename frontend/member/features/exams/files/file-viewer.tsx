import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ExamFile } from '#contract/exams.ts'
import { contentTypeOf } from '#shared/lib/files/file-rules.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { examsTexts as t } from '../exams-texts.ts'
import { examFileQuery } from './exam-file-query.ts'

/**
 * The file itself, from bytes that this page fetched: a picture, or a document in the browser's own PDF reader,
 * which runs apart from this page. Its type is one of three that can hold no page.
 */
export function FileViewer({ file }: { file: ExamFile }) {
  const isPdf = contentTypeOf(file.fileName) === 'application/pdf'
  const unable = isPdf && !navigator.pdfViewerEnabled
  const {
    data: content,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...examFileQuery(file.id, file.fileName),
    enabled: !unable,
  })
  const url = useObjectUrl(content)
  const name = file.fileName

  if (unable) return <p className="mt-2 text-14 text-soft">{t('files.viewerUnable')}</p>
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
    const made = URL.createObjectURL(content)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [content])
  return url
}
