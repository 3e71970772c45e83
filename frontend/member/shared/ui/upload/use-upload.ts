import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createIdempotencyKeys } from '#shared/lib/api/idempotency.ts'
import { fileProblem } from '#shared/lib/files/file-rules.ts'
import { type ToastHandle, toast } from '#shared/ui/feedback/toast.ts'
import type { ToastMessage } from '#shared/ui/feedback/toast-message.ts'
import { chosenFileOf } from '../../lib/files/chosen-file.ts'
import { filesTexts as t } from '../../lib/files/files-texts.ts'
import {
  type Announced,
  isFinal,
  isNamedAs,
  sendFile,
  type UploadTarget,
  waitingFor,
} from '../../lib/files/send-file.ts'
import { mutationKeys, queryKeys } from '../../lib/query-keys.ts'
import { uploadFailureText } from './upload-failure.ts'

export interface Problem {
  text: string
  /** The same file will not do. */
  final: boolean
}

function problemOfFile(file: File | undefined): Problem | undefined {
  const text = file && fileProblem(file)
  return text ? { text, final: true } : undefined
}

/** One file from its choice to its arrival. It goes on where the screen is left meanwhile. */
interface UploadOptions<Row extends Announced> {
  memberId: string
  /** Names the draft; one upload of a form runs at a time. */
  form: string
  target: UploadTarget<Row>
  /** What the screen lists: a file that broke off and is chosen anew fills its own record. */
  rows: () => readonly Row[]
  refresh: () => Promise<unknown>
  /** Said once the file has arrived. */
  sentToast: { title: string; description: string }
  /** The screen says it itself; `sentToast` are for who has left it. */
  silent?: boolean
  onSent: () => void
}

export function useUpload<Row extends Announced>({
  memberId,
  form,
  target,
  rows,
  refresh,
  sentToast,
  silent = false,
  onSent,
}: UploadOptions<Row>) {
  const client = useQueryClient()
  const kept = useMemo(() => chosenFileOf(memberId, form), [memberId, form])
  const [file, setFile] = useState(() => kept.read())
  const [problem, setProblem] = useState(() => problemOfFile(file))
  const [progress, setProgress] = useState<number>()
  const attempt = useRef<{
    waiting?: Row | undefined
    replaces?: Row | undefined
    cancel?: AbortController
  }>({})
  const refused = useRef<ToastHandle>(undefined)
  const [idempotencyKeys] = useState(createIdempotencyKeys)
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  const mutationKey = mutationKeys.upload(form)
  const sending = useMutation({
    mutationKey,
    mutationFn: (chosen: File) => {
      const cancel = new AbortController()
      attempt.current.cancel = cancel
      attempt.current.waiting ??= waitingFor(chosen, rows())
      return sendFile({
        target,
        file: chosen,
        waiting: attempt.current.waiting,
        onWaiting: (row) => {
          attempt.current.waiting = row
        },
        keys: idempotencyKeys,
        onProgress: setProgress,
        signal: cancel.signal,
      })
    },
    onSuccess: async () => {
      const { replaces } = attempt.current
      take(undefined)
      if (!silent || !here.current) toast({ ...sentToast, variant: 'success' })
      if (replaces) await target.remove(replaces).catch(() => undefined)
      await refresh()
      onSent()
    },
    onError: (error) => {
      if (attempt.current.cancel?.signal.aborted) {
        toast({ title: t('upload.cancelled') })
      } else {
        const text = uploadFailureText(error)
        setProblem({ text, final: isFinal(error) })
        refuse({ title: t('failed.title'), description: text })
      }
      void refresh()
    },
    onSettled: () => setProgress(undefined),
  })

  const running = useIsMutating({ mutationKey }) > 0
  const elsewhere = running && !sending.isPending
  useEffect(() => {
    if (!elsewhere) return
    return () => setFile(kept.read())
  }, [elsewhere, kept])

  useEffect(() => {
    if (!running) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', stay)
    return () => removeEventListener('beforeunload', stay)
  }, [running])

  // Whoever signed out sends nothing more.
  useEffect(
    () => () => void (client.getQueryData(queryKeys.session) || attempt.current.cancel?.abort()),
    [client],
  )

  /** The newest refusal alone: what was refused before is told beside the file. */
  function refuse(message: ToastMessage) {
    refused.current?.dismiss()
    refused.current = toast({ ...message, variant: 'destructive' })
  }

  function take(next: File | undefined, row?: Row) {
    const same = row && next && isNamedAs(row, next)
    const { waiting } = attempt.current
    // The list may not have come again since the content broke off: the record that it left is known here.
    const left = next && waiting && waitingFor(next, [waiting])
    attempt.current = { waiting: same ? row : left, replaces: same ? undefined : row }
    setFile(next)
    kept.write(next)
    setProblem(problemOfFile(next))
  }

  return {
    file,
    problem,
    running,
    /** From 0 to 1; not known while the file is announced, or where another visit to the screen sends it. */
    progress,
    /** `row`: the record whose content never came. */
    choose(next: File, row?: Row) {
      if (!running) take(next, row)
    },
    send() {
      if (running) return
      if (!file) refuse({ title: t('noFile.title'), description: t('noFile.text') })
      else if (problem?.final) refuse({ title: t('failed.title'), description: problem.text })
      else {
        setProblem(undefined)
        sending.mutate(file)
      }
    },
    cancel() {
      const { waiting, cancel } = attempt.current
      if (sending.isPending) return cancel?.abort()
      take(undefined)
      if (waiting) void target.remove(waiting).then(refresh, refresh)
    },
    canCancel: Boolean(file) && !elsewhere,
  }
}

export type UploadState = Pick<
  ReturnType<typeof useUpload>,
  'file' | 'problem' | 'running' | 'progress' | 'send' | 'cancel' | 'canCancel'
>
