import { useQuery, useQueryClient } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { EXAM_FILES_MAX, type Exam, type ExamFile } from '#contract/exams.ts'
import { t } from '#locales/exams.ts'
import { queryKeys } from '#member/shared/lib/query-keys.ts'
import { sessionQuery } from '#member/shared/lib/session/session.ts'
import { useWideScreen } from '#member/shared/lib/use-wide-screen.ts'
import { UploadArea } from '#member/shared/ui/upload/upload-area.tsx'
import { useFilePicker } from '#member/shared/ui/upload/use-file-picker.ts'
import { useUpload } from '#member/shared/ui/upload/use-upload.ts'
import { refresh as refreshQueries } from '#shared/lib/api/refresh.ts'
import { Card } from '#shared/ui/card.tsx'
import { whenDialogsClosed } from '#shared/ui/dialogs/open-dialogs.ts'
import { DeleteFile } from './delete-file.tsx'
import { examFileUpload } from './exam-file-requests.ts'
import { FileRow } from './file-row.tsx'
import { FileViewer } from './file-viewer.tsx'
import { takeReportToSend, uploadFormOf } from './report-to-send.ts'

export function ExamFiles({ exam }: { exam: Exam }) {
  const { data: user } = useQuery(sessionQuery)
  const client = useQueryClient()
  const wide = useWideScreen()
  const heading = useRef<HTMLHeadingElement>(null)
  const [viewed, setViewed] = useState<string>()
  const [deleting, setDeleting] = useState<ExamFile>()
  const refresh = () => refreshQueries(client, { queryKey: queryKeys.exams.records })
  const isSentOnArrival = useRef(false)
  const upload = useUpload({
    memberId: user?.id ?? '',
    form: uploadFormOf(exam.id),
    link: linkOptions({ to: '/app/exams/$examId', params: { examId: exam.id } }),
    target: examFileUpload(exam.id),
    rows: () => exam.files,
    refresh,
    sentToast: { title: t('files.sentTitle'), description: t('files.sentText') },
    onSent: () => isSentOnArrival.current || heading.current?.focus(),
  })
  // The file was chosen in the form of the exam, which was just saved.
  useEffect(() => {
    if (!takeReportToSend(exam.id)) return
    isSentOnArrival.current = true
    upload.send()
  })
  const picker = useFilePicker<ExamFile>(upload.choose)

  const stored = exam.files.filter(({ hasContent }) => hasContent)
  // A wide screen shows the first report beside the values; a phone, on which it costs data, only on request.
  const shown = stored.find(({ id }) => id === viewed) ?? (wide ? stored[0] : undefined)
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
                onRetry={() => picker.select(file)}
                onDelete={() => setDeleting(file)}
              />
            </li>
          ))}
        </ul>
        {shown && <FileViewer key={shown.id} file={shown} />}
      </Card>
      <input {...picker.inputProps} />
      <input {...picker.photoInputProps} />
      {exam.files.length < EXAM_FILES_MAX || upload.file ? (
        <UploadArea
          title={t('files.upload')}
          upload={upload}
          onSelect={() => picker.select()}
          onPhoto={() => picker.takePhoto()}
          onFiles={(files) => picker.takeFiles(files)}
          selectButton={picker.selectButton}
        />
      ) : (
        <p className="text-14 text-soft">{t('files.full', { count: EXAM_FILES_MAX })}</p>
      )}
      <DeleteFile
        file={deleting}
        onClose={() => setDeleting(undefined)}
        // The dialog first returns the focus to the button that opened it, which is gone by then.
        onDeleted={() => whenDialogsClosed(() => heading.current?.focus())}
      />
    </div>
  )
}
