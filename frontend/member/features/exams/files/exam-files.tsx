import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { EXAM_FILES_MAX, type Exam, type ExamFile } from '#contract/exams.ts'
import { filesTexts } from '#member/shared/lib/files/files-texts.ts'
import type { UploadTarget } from '#member/shared/lib/files/send-file.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { useWide } from '#member/shared/lib/use-wide.ts'
import { UploadArea } from '#member/shared/ui/upload/upload-area.tsx'
import { useUpload } from '#member/shared/ui/upload/use-upload.ts'
import { answer, examsApi, idempotent } from '#shared/lib/api/clients.ts'
import { refresh as refreshQueries } from '#shared/lib/api/refresh.ts'
import { ACCEPTED } from '#shared/lib/files/file-rules.ts'
import { Card } from '#shared/ui/card.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { examsTexts as t } from '../exams-texts.ts'
import { DeleteFile } from './delete-file.tsx'
import { FileRow } from './file-row.tsx'
import { FileViewer } from './file-viewer.tsx'
import { removeFile } from './remove-file.ts'

function uploadTo(examId: string): UploadTarget<ExamFile> {
  return {
    announce: (json, key, signal) =>
      answer(
        examsApi[':id'].files.$post(
          { param: { id: examId }, json },
          { ...idempotent(key), init: { signal } },
        ),
      ),
    remove: removeFile,
  }
}

export function ExamFiles({ exam }: { exam: Exam }) {
  const { data: user } = useQuery(sessionQuery)
  const client = useQueryClient()
  const wide = useWide()
  const input = useRef<HTMLInputElement>(null)
  const row = useRef<ExamFile>(undefined)
  const selectButton = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [viewed, setViewed] = useState<string>()
  const [deleting, setDeleting] = useState<ExamFile>()
  const refresh = () => refreshQueries(client, { queryKey: queryKeys.exams.records })
  const upload = useUpload({
    memberId: user?.id ?? '',
    form: `exam-${exam.id}`,
    target: uploadTo(exam.id),
    rows: () => exam.files,
    refresh,
    sentWords: { title: t('files.sentTitle'), description: t('files.sentText') },
    onSent: () => heading.current?.focus(),
  })

  function select(file?: ExamFile) {
    row.current = file
    input.current?.click()
  }
  function takeFiles(files: readonly File[], waiting?: ExamFile) {
    const [first] = files
    if (!first) return
    if (files.length > 1) toast({ title: filesTexts('upload.several') })
    upload.choose(first, waiting)
    selectButton.current?.scrollIntoView({ block: 'nearest' })
  }
  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    takeFiles([...(currentTarget.files ?? [])], row.current)
    // The same file can be chosen again after it was given up.
    currentTarget.value = ''
  }

  const whole = exam.files.filter(({ hasContent }) => hasContent)
  // Beside the values there is room for the report; on a phone it costs data, so it is asked for.
  const shown = whole.find(({ id }) => id === viewed) ?? (wide ? whole[0] : undefined)
  return (
    <div className="grid min-w-0 gap-5">
      <Card>
        <h2 ref={heading} tabIndex={-1} className="text-18 font-semibold tracking-tight">
          {t('files.title')}
        </h2>
        {exam.files.length === 0 && <p className="mt-2 text-soft">{t('files.empty')}</p>}
        <ul className="divide-y divide-edge">
          {exam.files.map((file) => (
            <li key={file.id} className="py-2">
              <FileRow
                file={file}
                viewed={file.id === shown?.id}
                onView={() => setViewed(file.id)}
                onAgain={() => select(file)}
                onDelete={() => setDeleting(file)}
              />
            </li>
          ))}
        </ul>
        {shown && <FileViewer key={shown.id} file={shown} />}
      </Card>
      <input ref={input} type="file" accept={ACCEPTED} hidden onChange={change} />
      {exam.files.length < EXAM_FILES_MAX || upload.file ? (
        <UploadArea
          title={t('files.upload')}
          upload={upload}
          onSelect={() => select()}
          onFiles={takeFiles}
          selectButton={selectButton}
        />
      ) : (
        <p className="text-14 text-soft">{t('files.full', { count: EXAM_FILES_MAX })}</p>
      )}
      <DeleteFile
        file={deleting}
        onClose={() => setDeleting(undefined)}
        // After the dialog has given the focus back to a button that is no longer there.
        onDeleted={() => setTimeout(() => heading.current?.focus(), 300)}
      />
    </div>
  )
}
