import { Camera, FileUp, Trash2, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import type { ExamFile } from '#contract/exams.ts'
import { chosenFileOf } from '#member/shared/lib/files/chosen-file.ts'
import { useWideScreen } from '#member/shared/lib/use-wide-screen.ts'
import { useFilePicker } from '#member/shared/ui/upload/use-file-picker.ts'
import { contentTypeOf, fileProblem } from '#shared/lib/files/file-rules.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { FileName } from '#shared/ui/file-name.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { examsTexts as t } from '../exams-texts.ts'
import { FileContent, useObjectUrl } from '../files/file-content.tsx'
import { FileViewer } from '../files/file-viewer.tsx'
import { uploadFormOf } from '../files/report-to-send.ts'

/** Stays in sight while the member copies the values: beside the fields, or above them where the window is high enough. */
export const reportPanelClass = cx(
  'z-10 min-w-0 self-start [@media(height>=37.5rem)]:sticky xl:order-last',
  'top-[calc(3.75rem+env(safe-area-inset-top))] lg:top-3 xl:top-6',
)
const heightClass = 'h-[30dvh] min-h-48 xl:h-[calc(100dvh-14rem)]'

/** The file of a new exam: chosen first, shown while the values are typed, and sent when the exam is saved. */
export function NewReport({ memberId }: { memberId: string }) {
  const [chosen] = useState(() => chosenFileOf(memberId, uploadFormOf('new')))
  const [file, setFile] = useState(() => chosen.read())
  const [lost] = useState(() => chosen.lostName())
  const [problem, setProblem] = useState<string>()
  const picker = useFilePicker<undefined>((next) => {
    const refused = fileProblem(next)
    setProblem(refused)
    if (!refused) keep(next)
  })
  function keep(next: File | undefined) {
    setFile(next)
    chosen.write(next)
  }
  return (
    <div className={file ? reportPanelClass : 'min-w-0 self-start xl:order-last'}>
      <Card className={file ? 'shadow-float' : undefined}>
        {file ? (
          <Preview file={file} />
        ) : (
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
        <div className="mt-3 flex flex-wrap gap-2">
          {!file && (
            <Button
              size="sm"
              className="hidden pointer-coarse:inline-flex"
              icon={<Camera size={18} aria-hidden />}
              onClick={() => picker.takePhoto()}
            >
              {t('report.photo')}
            </Button>
          )}
          <Button
            ref={picker.selectButton}
            variant={file ? 'quiet' : 'tint'}
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
              className="text-soft"
              onClick={() => {
                keep(undefined)
                picker.selectButton.current?.focus()
              }}
            />
          )}
        </div>
        <input {...picker.inputProps} />
        <input {...picker.photoInputProps} />
      </Card>
    </div>
  )
}

function Preview({ file }: { file: File }) {
  const url = useObjectUrl(file)
  const [isEnlarged, setEnlarged] = useState(false)
  const isPdf = contentTypeOf(file.name) === 'application/pdf'
  const Zoom = isEnlarged ? ZoomOut : ZoomIn
  const label = t('report.region', { name: file.name })
  return (
    <>
      <div className="flex items-center gap-2">
        <h2 className="min-w-0 flex-1 font-semibold">
          <span className="sr-only">{t('report.title')} </span>
          <FileName name={file.name} />
        </h2>
      </div>
      {isPdf && !navigator.pdfViewerEnabled ? (
        <p className="mt-1 text-14 text-soft">{t('report.pdfUnable')}</p>
      ) : isPdf ? (
        url && <FileContent url={url} isPdf label={label} className={heightClass} />
      ) : (
        // The button in the region also makes it scroll with the keyboard.
        <section aria-label={label} className={cx('overflow-auto rounded-control', heightClass)}>
          <IconButton
            label={t(isEnlarged ? 'report.zoomOut' : 'report.zoomIn')}
            icon={<Zoom size={20} aria-hidden />}
            className="sticky! top-2 left-2 z-1 -mb-11 bg-surface shadow-float"
            onClick={() => setEnlarged(!isEnlarged)}
          />
          {url && (
            <FileContent
              url={url}
              isPdf={false}
              label={label}
              className={isEnlarged ? 'w-[220%]! max-w-none' : ''}
            />
          )}
        </section>
      )}
    </>
  )
}

/** The stored report of an exam, beside its values: at once on a wide screen, on request where it costs data. */
export function StoredReport({ files }: { files: readonly ExamFile[] }) {
  const isWide = useWideScreen()
  const [isOpen, setOpen] = useState(false)
  const file = files.find(({ hasContent }) => hasContent)
  if (!file) return null
  const isShown = isWide || isOpen
  return (
    <div className={isShown ? reportPanelClass : 'min-w-0'}>
      <Card className={isShown ? 'max-xl:max-h-[45dvh] max-xl:overflow-auto' : undefined}>
        <h2 className="font-semibold">
          <span className="sr-only">{t('report.title')} </span>
          <FileName name={file.fileName} />
        </h2>
        {isShown ? (
          <FileViewer file={file} />
        ) : (
          <Button variant="tint" size="sm" className="mt-2" onClick={() => setOpen(true)}>
            {t('report.show', { name: file.fileName })}
          </Button>
        )}
      </Card>
    </div>
  )
}
