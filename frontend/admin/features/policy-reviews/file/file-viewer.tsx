import { useQuery } from '@tanstack/react-query'
import { Download, FileText, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReviewQueueItem } from '#contract/policy-reviews.ts'
import { t } from '#locales/admin-policies.ts'
import { saveFile } from '#shared/lib/files/save-file.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { FileName } from '#shared/ui/file-name.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import type { FoundNumber } from '../number/find-numbers.ts'
import { fileQuery } from '../policy-reviews-query.ts'
import { Picture } from './picture.tsx'
import { type ViewerProblem, viewerLimits } from './viewer-limits.ts'

const loadPages = () => import('./pdf-pages.tsx')
const PdfPages = lazy(async () => ({ default: (await loadPages()).PdfPages }))

/** Loads the code and starts the worker beside the file's request instead of after it. */
function preparePages(): void {
  // The component's own import reports a failure.
  const ignore = () => undefined
  loadPages().catch(ignore)
  import('#shared/lib/pdf/open-pdf.ts').then(({ prepareWorker }) => prepareWorker(), ignore)
}

const ZOOMS = [0.5, 0.75, 1, 1.5, 2, 3]

/** The same height before the file arrives, so that nothing below moves. */
const boxClass = 'min-h-72 overflow-auto p-4 max-xl:h-[75vh] xl:flex-1'

interface FileViewerProps {
  policy: ReviewQueueItem
  /** Receives the candidates for the policy's number in a PDF's text. */
  onNumbers: ((found: readonly FoundNumber[]) => void) | undefined
}

/**
 * Shows the member's file only as pixels: the browser decodes an image, a PDF is drawn on canvases, and no content of
 * either enters this document's DOM except numbers that the API would accept (docs/decisions: the file of a policy
 * review is shown as pixels).
 */
export function FileViewer({ policy, onNumbers }: FileViewerProps) {
  const query = useQuery(fileQuery(policy.id))
  const isPdf = policy.contentType === 'application/pdf'
  useEffect(() => {
    if (isPdf) preparePages()
  }, [isPdf])
  /** Index into `ZOOMS`. */
  const [zoom, setZoom] = useState(2)
  /** Quarter turns to the right. */
  const [turns, setTurns] = useState(0)
  const [found, setProblem] = useState<ViewerProblem>()
  const problem = query.data && query.data.size > viewerLimits.fileBytes ? 'tooLarge' : found
  const scale = ZOOMS[zoom] ?? 1
  return (
    <section
      aria-label={t('viewer.label', { name: policy.fileName })}
      className="flex min-h-0 min-w-0 flex-1 flex-col bg-sunken"
    >
      <div className="flex flex-wrap items-center justify-end gap-1 border-b border-edge px-2 py-0.5 max-sm:pt-2">
        <p className="flex min-w-0 flex-1 basis-40 items-center max-sm:basis-full gap-2 px-2 text-14 text-soft">
          <FileText size={18} aria-hidden className="flex-none" />
          <span className="line-clamp-2 min-w-0 wrap-anywhere">
            <FileName name={policy.fileName} />
          </span>
        </p>
        <span className="px-1 text-14 text-soft tabular-nums" aria-live="polite">
          {t('viewer.zoom', { percent: scale * 100 })}
        </span>
        <IconButton
          label={t('viewer.zoomOut')}
          icon={<ZoomOut size={20} />}
          disabled={problem !== undefined || zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <IconButton
          label={t('viewer.zoomIn')}
          icon={<ZoomIn size={20} />}
          disabled={problem !== undefined || zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        <IconButton
          label={t('viewer.turn')}
          icon={<RotateCw size={20} />}
          disabled={problem !== undefined}
          onClick={() => setTurns((turns + 1) % 4)}
        />
        <IconButton
          label={t('viewer.download')}
          icon={<Download size={20} />}
          disabled={!query.data}
          onClick={() => query.data && saveFile(query.data, policy.fileName)}
        />
      </div>
      {problem && (
        <div className="p-4">
          <Notice meaning="attention" role="alert">
            {t(`viewer.${problem}`)}
          </Notice>
        </div>
      )}
      {query.data && !problem && (
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable.
          tabIndex={0}
          data-viewer
          className={boxClass}
        >
          <Suspense fallback={<ViewerSkeleton />}>
            {isPdf ? (
              <PdfPages
                file={query.data}
                scale={scale}
                turns={turns}
                onProblem={setProblem}
                onNumbers={onNumbers}
              />
            ) : (
              <Picture
                file={query.data}
                name={policy.fileName}
                scale={scale}
                turns={turns}
                onProblem={setProblem}
              />
            )}
          </Suspense>
        </div>
      )}
      {!query.data && (
        <div className={boxClass}>
          {query.error ? (
            <ErrorState message={t('viewer.failed')} error={query.error} query={query} />
          ) : (
            <ViewerSkeleton />
          )}
        </div>
      )}
      <p className="mt-auto border-t border-edge px-4 py-1.5 text-12 text-soft">{t('viewer.logged')}</p>
    </section>
  )
}

function ViewerSkeleton() {
  return (
    <Loading label={t('viewer.loading')}>
      <Skeleton className="h-120 w-full rounded-control" />
    </Loading>
  )
}
