import { Camera, FileUp, Trash2, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import type { ExamFile } from '#contract/exams.ts'
import { t } from '#locales/exams.ts'
import { useWideScreen } from '#member/shared/lib/use-wide-screen.ts'
import { useFilePicker } from '#member/shared/ui/upload/use-file-picker.ts'
import { contentTypeOf, fileProblem } from '#shared/lib/files/file-rules.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { FileName } from '#shared/ui/file-name.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { FileContent, useObjectUrl } from '../files/file-content.tsx'
import { FileViewer } from '../files/file-viewer.tsx'

/** Stays visible while the member copies the values: beside the fields, or above them if the window is tall enough. */
const reportPanelClass = cx(
  'report-panel',
  'z-10 min-w-0 self-start [@media(height>=37.5rem)]:sticky',
  'top-[calc(3.75rem+env(safe-area-inset-top))] lg:top-3 xl:top-6',
)
const documentClass = 'h-[28dvh] min-h-48 xl:h-[calc(100dvh-10rem)]'
const pictureClass = 'h-[28dvh] min-h-48 xl:h-auto xl:max-h-[calc(100dvh-10rem)]'

interface NewReportProps {
  file: File | undefined
  /** The name of a file that was lost in a reload. */
  lost: string | undefined
  onChange: (file: File | undefined) => void
}

/** The file of a new exam: chosen first, shown while the values are typed, and sent when the exam is saved. */
export function NewReport({ file, lost, onChange }: NewReportProps) {
  const [problem, setProblem] = useState<string>()
  const picker = useFilePicker<undefined>((next) => {
    const refused = fileProblem(next)
    setProblem(refused)
    if (!refused) onChange(next)
  })
  return (
    <div className={file ? reportPanelClass : 'min-w-0 self-start'}>
      <Card className={file ? 'shadow-float max-xl:py-2' : undefined}>
        {!file && (
          <>
            <h2 className="text-18 font-semibold tracking-tight">{t('report.first')}</h2>
            <p className="mt-1 text-14 text-soft">{t('report.help')}</p>
          </>
        )}
        <div role="alert" className="mt-3 empty:hidden">
          {problem && <Notice meaning="problem">{problem}</Notice>}
          {lost && !file && !problem && (
            <Notice meaning="attention">{t('report.lost', { name: lost })}</Notice>
          )}
        </div>
        <div className={file ? 'flex items-center gap-1' : 'mt-3 flex flex-wrap gap-2'}>
          {file ? (
            <h2 className="min-w-0 flex-1 font-semibold">
              <span className="sr-only">{t('report.title')} </span>
              <FileName name={file.name} />
            </h2>
          ) : (
            <Button
              size="sm"
              className="not-touch:hidden"
              icon={<Camera size={18} aria-hidden />}
              onClick={() => picker.takePhoto()}
            >
              {t('report.photo')}
            </Button>
          )}
          <Button
            ref={picker.selectButton}
            variant={file ? 'ghost' : 'tint'}
            size="sm"
            icon={<FileUp size={18} aria-hidden />}
            onClick={() => picker.select()}
          >
            {t(file ? 'report.other' : 'report.choose')}
          </Button>
          {file && (
            <IconButton
              label={t('report.remove')}
              icon={<Trash2 size={20} aria-hidden />}
              className="-mr-2 text-soft"
              onClick={() => {
                onChange(undefined)
                picker.selectButton.current?.focus()
              }}
            />
          )}
        </div>
        {file && <Preview content={file} name={file.name} />}
        <input {...picker.inputProps} />
        <input {...picker.photoInputProps} />
      </Card>
    </div>
  )
}

/** The report in its own scrolling frame. A picture can be enlarged. */
function Preview({ content, name }: { content: Blob; name: string }) {
  const url = useObjectUrl(content)
  const [isEnlarged, setEnlarged] = useState(false)
  const Zoom = isEnlarged ? ZoomOut : ZoomIn
  const label = t('report.region', { name })
  if (contentTypeOf(name) === 'application/pdf') {
    if (!navigator.pdfViewerEnabled) return <p className="mt-1 text-14 text-soft">{t('report.pdfUnable')}</p>
    return url ? <FileContent url={url} isPdf label={label} className={documentClass} /> : null
  }
  return (
    // The button in the region also lets the keyboard scroll it.
    <section aria-label={label} className={cx('overflow-auto rounded-control', pictureClass)}>
      {url && (
        <FileContent
          url={url}
          isPdf={false}
          label={label}
          className={isEnlarged ? 'w-[220%]! max-w-none' : ''}
        />
      )}
      <IconButton
        label={t(isEnlarged ? 'report.zoomOut' : 'report.zoomIn')}
        icon={<Zoom size={20} aria-hidden />}
        className="sticky! bottom-2 left-[calc(100%-3.25rem)] z-1 -mt-13 bg-surface shadow-float"
        onClick={() => setEnlarged(!isEnlarged)}
      />
    </section>
  )
}

/** The stored report of an exam, beside its values: immediately on a wide screen, on request where it costs data. */
export function StoredReport({ files }: { files: readonly ExamFile[] }) {
  const isWide = useWideScreen()
  const [isOpen, setOpen] = useState(false)
  const file = files.find(({ hasContent }) => hasContent)
  if (!file) return null
  const isShown = isWide || isOpen
  return (
    <div className={isShown ? reportPanelClass : 'min-w-0'}>
      <Card className={isShown ? 'shadow-float' : undefined}>
        <h2 className="font-semibold">
          <span className="sr-only">{t('report.title')} </span>
          <FileName name={file.fileName} />
        </h2>
        {isShown ? (
          <FileViewer file={file} show={(content) => <Preview content={content} name={file.fileName} />} />
        ) : (
          <NetworkButton variant="tint" size="sm" className="mt-2" onClick={() => setOpen(true)}>
            {t('report.show', { name: file.fileName })}
          </NetworkButton>
        )}
      </Card>
    </div>
  )
}
