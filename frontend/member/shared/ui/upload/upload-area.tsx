import { Camera, CloudUpload, Send } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { t } from '#locales/files.ts'
import { ui } from '#locales/ui.ts'
import { formatFileSize } from '#shared/lib/files/file-rules.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { FileName } from '#shared/ui/file-name.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'
import { NeedsNetwork } from '../needs-network.tsx'
import { FilePreview } from './file-preview.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useDrop } from './use-drop.ts'
import type { UploadState } from './use-upload.ts'

interface UploadAreaProps {
  title: string
  upload: UploadState
  onSelect: () => void
  /** Opens the camera; offered first on touch devices. */
  onPhoto?: () => void
  onFiles: (files: readonly File[]) => void
  selectButton: RefObject<HTMLButtonElement | null>
}

export function UploadArea({ title, upload, onSelect, onPhoto, onFiles, selectButton }: UploadAreaProps) {
  const { file, problem, running, progress } = upload
  const drop = useDrop(onFiles)
  const sendButton = useRef<HTMLButtonElement>(null)

  function cancel() {
    upload.cancel()
    // Pressing cancel removes that button, so the focus moves.
    if (running) sendButton.current?.focus()
    else selectButton.current?.focus()
  }
  return (
    <Card>
      <h2 className="mb-3 text-18 font-semibold tracking-tight">{title}</h2>
      <NeedsNetwork act="upload" />
      {/* Dropping is optional: the button beside it does the same. */}
      <div
        {...drop.handlers}
        className={cx(
          'rounded-control border-2 border-dashed p-4 transition-colors md:p-5',
          drop.over ? 'border-brand bg-brand-tint' : 'border-edge-strong',
        )}
      >
        {file ? (
          <div aria-live="polite">
            <div className="flex items-center gap-3.5">
              <FilePreview file={file} />
              <div className="min-w-0 flex-1">
                <p className="sr-only">{t('upload.chosen')}</p>
                <p className="font-semibold">
                  <FileName name={file.name} />
                </p>
                <p className="text-14 text-soft tabular-nums">{formatFileSize(file.size)}</p>
              </div>
            </div>
          </div>
        ) : (
          <p className="flex flex-col items-center gap-2 text-center text-balance">
            <CloudUpload size={34} aria-hidden className="text-brand-deep" />
            <span className="touch:hidden">{drop.over ? t('upload.dropNow') : t('upload.drop')}</span>
            <span className="not-touch:hidden">{t('upload.touch')}</span>
            <span className="text-14 text-soft">{t('upload.formats')}</span>
          </p>
        )}
        {file && running && <UploadProgress name={file.name} progress={progress} />}
        {!running && (
          <div className="mt-4 flex flex-wrap justify-center gap-2">
            {onPhoto && !file && (
              <Button
                size="sm"
                className="not-touch:hidden"
                icon={<Camera size={18} aria-hidden />}
                onClick={onPhoto}
              >
                {t('upload.photo')}
              </Button>
            )}
            <Button ref={selectButton} variant={file ? 'ghost' : 'tint'} size="sm" onClick={onSelect}>
              {file ? t('upload.other') : t('upload.select')}
            </Button>
          </div>
        )}
      </div>
      <div role="alert" className="mt-3 empty:hidden">
        {problem && <Notice meaning="problem">{problem.text}</Notice>}
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-2.5">
        {upload.canCancel && (
          <Button variant="quiet" onClick={cancel}>
            {ui.cancel}
          </Button>
        )}
        <NetworkButton
          ref={sendButton}
          icon={<Send size={20} aria-hidden />}
          busy={running}
          busyLabel={t('upload.sending')}
          onClick={upload.send}
        >
          {problem && !problem.final ? t('upload.again') : t('upload.send')}
        </NetworkButton>
      </div>
    </Card>
  )
}
