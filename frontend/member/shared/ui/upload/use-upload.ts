import { useMutation } from '@tanstack/react-query'
import { type LinkProps, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { t } from '#locales/files.ts'
import { ApiError, messageFor, NetworkError } from '#shared/lib/api/errors.ts'
import { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import { fileProblem } from '#shared/lib/files/file-rules.ts'
import { type ToastHandle, toast } from '#shared/ui/feedback/toast.ts'
import type { ToastMessage } from '#shared/ui/feedback/toast-message.ts'
import { chosenFileOf } from '../../lib/files/chosen-file.ts'
import {
  endUpload,
  setUploadProgress,
  startUpload,
  useRunningUploads,
} from '../../lib/files/running-uploads.ts'
import {
  type AnnouncedFile,
  findUnsent,
  isFinal,
  isNamedAs,
  sendFile,
  type UploadTarget,
} from '../../lib/files/send-file.ts'

export interface Problem {
  text: string
  /** Whether resending the same file cannot succeed. */
  final: boolean
}

function problemOfFile(file: File | undefined): Problem | undefined {
  const text = file && fileProblem(file)
  return text ? { text, final: true } : undefined
}

/** Says what failed and what to do next. */
export function uploadFailureText(error: unknown): string {
  if (error instanceof NetworkError) return t('failed.connection')
  const message = messageFor(error, t('failed.text'))
  if (!(error instanceof ApiError) || error.status !== 429 || !error.retryAfter) return message
  // The message of a quota already says when it ends.
  if (error.is('quota_of_the_day') || error.is('quota_in_all')) return message
  return `${message} ${t('failed.wait', { minutes: Math.ceil(error.retryAfter / 60) })}`
}

interface UploadOptions<Row extends AnnouncedFile> {
  memberId: string
  /** Prefix of the draft's name. A form has one upload at a time. */
  form: string
  /** Link to the screen, from `linkOptions`. */
  link: LinkProps
  target: UploadTarget<Row>
  /** The listed rows. If one of them waits for the chosen file, that one is filled and no other is announced. */
  rows: () => readonly Row[]
  refresh: () => Promise<unknown>
  /** Shown after the upload. */
  sentToast: { title: string; description: string }
  /** Shows the toast only if the screen was left, since the screen reports the success itself. */
  silent?: boolean
  /** Called after the upload, unless the screen was left. */
  onSent: () => void
}

/** State of one file from choosing to sending. The upload continues when the screen is left. */
export function useUpload<Row extends AnnouncedFile>({
  memberId,
  form,
  link,
  target,
  rows,
  refresh,
  sentToast,
  silent = false,
  onSent,
}: UploadOptions<Row>) {
  const chosenFile = useMemo(() => chosenFileOf(memberId, form), [memberId, form])
  const [file, setFile] = useState(() => chosenFile.read())
  const [problem, setProblem] = useState(() => problemOfFile(file))
  const attempt = useRef<{
    waiting?: Row | undefined
    replaces?: Row | undefined
    isCancelled?: boolean
  }>({})
  const refused = useRef<ToastHandle>(undefined)
  const [idempotencyKeys] = useState(createIdempotencyKeys)
  const router = useRouter()
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  /** Also true while the next screen is loading. */
  function isLeft() {
    return !isMounted.current || router.latestLocation.pathname !== router.buildLocation(link).pathname
  }

  const sending = useMutation({
    mutationFn: (chosen: File) => {
      const cancel = new AbortController()
      attempt.current.isCancelled = false
      startUpload({
        form,
        fileName: chosen.name,
        link,
        cancel() {
          attempt.current.isCancelled = true
          cancel.abort()
        },
      })
      attempt.current.waiting ??= findUnsent(chosen, rows())
      return sendFile({
        target,
        file: chosen,
        waiting: attempt.current.waiting,
        onWaiting: (row) => {
          attempt.current.waiting = row
        },
        keys: idempotencyKeys,
        onProgress: (progress) => setUploadProgress(form, progress),
        onLateRemoval: () => void refresh(),
        signal: cancel.signal,
      })
    },
    onSuccess: async () => {
      const { replaces } = attempt.current
      changeFile(undefined)
      if (!silent || isLeft()) toast({ ...sentToast, variant: 'success' })
      if (replaces) await target.remove(replaces).catch(() => undefined)
      await refresh()
      if (!isLeft()) onSent()
    },
    onError: (error) => {
      if (attempt.current.isCancelled) {
        toast({ title: t('upload.cancelled') })
      } else {
        const text = uploadFailureText(error)
        setProblem({ text, final: isFinal(error) })
        showRefusal({ title: t('failed.title'), description: text })
      }
      void refresh()
    },
    onSettled: () => endUpload(form),
  })

  const running = useRunningUploads().find((upload) => upload.form === form)
  const isSentElsewhere = running !== undefined && !sending.isPending
  useEffect(() => {
    if (!isSentElsewhere) return
    return () => setFile(chosenFile.read())
  }, [isSentElsewhere, chosenFile])

  /** Replaces the toast of the previous refusal; the screen shows its text beside the file. */
  function showRefusal(message: ToastMessage) {
    refused.current?.dismiss()
    refused.current = toast({ ...message, variant: 'destructive' })
  }

  function changeFile(next: File | undefined, row?: Row) {
    const fillsRow = row && next && isNamedAs(row, next)
    const { waiting } = attempt.current
    // After a lost connection the list may not be refetched yet, so the row of the last attempt is checked as well.
    const unsentRow = next && waiting && findUnsent(next, [waiting])
    attempt.current = { waiting: fillsRow ? row : unsentRow, replaces: fillsRow ? undefined : row }
    setFile(next)
    chosenFile.write(next)
    setProblem(problemOfFile(next))
  }

  return {
    file,
    problem,
    running: running !== undefined,
    /** From 0 to 1; `undefined` while the file is being announced. */
    progress: running?.progress,
    /** With `row`, the file fills that row, which has lost its content. */
    choose(next: File, row?: Row) {
      if (!running) changeFile(next, row)
    },
    send() {
      if (running) return
      if (!file) showRefusal({ title: t('noFile.title'), description: t('noFile.text') })
      else if (problem?.final) showRefusal({ title: t('failed.title'), description: problem.text })
      else {
        setProblem(undefined)
        sending.mutate(file)
      }
    },
    cancel() {
      if (running) return running.cancel()
      const { waiting } = attempt.current
      changeFile(undefined)
      if (waiting && !waiting.isLost) void target.remove(waiting).then(refresh, refresh)
    },
    canCancel: Boolean(file),
  }
}

export type UploadState = Pick<
  ReturnType<typeof useUpload>,
  'file' | 'problem' | 'running' | 'progress' | 'send' | 'cancel' | 'canCancel'
>
