import { Eye, FileImage, FileText, RotateCcw, Trash2 } from 'lucide-react'
import type { ExamFile } from '#contract/exams.ts'
import { t } from '#locales/exams.ts'
import { DownloadFileButton } from '#member/shared/ui/download-file-button.tsx'
import { examsApi } from '#shared/lib/api/clients.ts'
import { contentTypeOf, formatFileSize } from '#shared/lib/files/file-rules.ts'
import { dateAndTime } from '#shared/lib/format/format.ts'
import { FileName } from '#shared/ui/file-name.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'

interface FileRowProps {
  file: ExamFile
  viewed: boolean
  onView: () => void
  /** Asks for an announced row's file again. */
  onRetry: () => void
  onDelete: () => void
}

export function FileRow({ file, viewed, onView, onRetry, onDelete }: FileRowProps) {
  const Icon = contentTypeOf(file.fileName).startsWith('image/') ? FileImage : FileText
  const name = file.fileName
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2">
      <p className="flex min-w-40 flex-1 items-start gap-2.5 py-1.5">
        <Icon size={20} aria-hidden className="mt-0.5 flex-none text-soft" />
        <span className="min-w-0">
          <span className="block font-semibold">
            <FileName name={name} />
          </span>
          <span className="block text-14 text-soft tabular-nums">
            {formatFileSize(file.fileSize)} · {dateAndTime(file.uploadedAt)}
          </span>
          {!file.hasContent && (
            <span className="block text-14 font-medium text-attention">
              {t(file.isLost ? 'files.lost' : 'files.incomplete')}
            </span>
          )}
        </span>
      </p>
      <div className="-mr-2 ml-auto flex items-center">
        {file.hasContent ? (
          <>
            {!viewed && (
              <NetworkButton
                variant="ghost"
                size="sm"
                icon={<Eye size={18} aria-hidden />}
                aria-label={t('files.viewLabel', { name })}
                onClick={onView}
              >
                {t('files.view')}
              </NetworkButton>
            )}
            <DownloadFileButton
              fileName={name}
              label={t('files.download', { name })}
              failedTitle={t('files.downloadFailed')}
              fetchFile={() => examsApi.files[':id'].file.$get({ param: { id: file.id } })}
            />
          </>
        ) : (
          <IconButton
            label={t('files.again', { name })}
            icon={<RotateCcw size={20} aria-hidden />}
            onClick={onRetry}
          />
        )}
        <IconButton
          label={t('files.delete', { name })}
          icon={<Trash2 size={20} aria-hidden />}
          onClick={onDelete}
        />
      </div>
    </div>
  )
}
