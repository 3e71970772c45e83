import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Policy } from '../../../../worker/contract/insurance.ts'
import { submitKeys } from '../../../shared/lib/idempotency.ts'
import { keys } from '../../../shared/lib/query.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { chosenFileOf } from './chosen-file.ts'
import { failureWords } from './failure-words.ts'
import { insuranceTexts as t } from './insurance-texts.ts'
import { problemOf } from './policy-file.ts'
import { isFinal, removePolicy, sendPolicy } from './send-policy.ts'

const MUTATION = ['insurance', 'upload']

export interface Problem {
  text: string
  /** The same file will not do. */
  final: boolean
}

function problemWith(file: File | undefined): Problem | undefined {
  const text = file && problemOf(file)
  return text ? { text, final: true } : undefined
}

/** One file from its choice to its arrival. It goes on where the screen is left meanwhile. */
export function useUpload(memberId: string, onSent: () => void) {
  const client = useQueryClient()
  const kept = useMemo(() => chosenFileOf(memberId), [memberId])
  const [file, setFile] = useState(() => kept.read())
  const [problem, setProblem] = useState(() => problemWith(file))
  const [progress, setProgress] = useState<number>()
  const attempt = useRef<{
    waiting?: Policy | undefined
    replaces?: Policy | undefined
    cancel?: AbortController
  }>({})
  const [submits] = useState(submitKeys)

  const refresh = () => client.invalidateQueries({ queryKey: keys.insurance })
  const sending = useMutation({
    mutationKey: MUTATION,
    mutationFn: (chosen: File) => {
      const cancel = new AbortController()
      attempt.current.cancel = cancel
      return sendPolicy({
        file: chosen,
        waiting: attempt.current.waiting,
        onWaiting: (policy) => {
          attempt.current.waiting = policy
        },
        keys: submits,
        onProgress: setProgress,
        signal: cancel.signal,
      })
    },
    onSuccess: async () => {
      const { replaces } = attempt.current
      take(undefined)
      toast({ title: t('succeeded.title'), description: t('succeeded.text'), variant: 'success' })
      if (replaces) await removePolicy(replaces.id).catch(() => undefined)
      await refresh()
      onSent()
    },
    onError: (error) => {
      if (attempt.current.cancel?.signal.aborted) {
        toast({ title: t('upload.cancelled') })
      } else {
        const text = failureWords(error)
        setProblem({ text, final: isFinal(error) })
        toast({ title: t('failed.title'), description: text, variant: 'destructive' })
      }
      void refresh()
    },
    onSettled: () => setProgress(undefined),
  })

  const running = useIsMutating({ mutationKey: MUTATION }) > 0
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
  useEffect(() => () => void (client.getQueryData(keys.session) || attempt.current.cancel?.abort()), [client])

  function take(next: File | undefined, row?: Policy) {
    const same = row?.fileName === next?.name
    attempt.current = { waiting: same ? row : undefined, replaces: same ? undefined : row }
    setFile(next)
    kept.write(next)
    setProblem(problemWith(next))
  }

  return {
    file,
    problem,
    running,
    /** From 0 to 1; not known while the file is announced, or where another visit to the screen sends it. */
    progress,
    /** `row`: the policy whose content never came. */
    choose(next: File, row?: Policy) {
      if (!running) take(next, row)
    },
    send() {
      if (running) return
      if (!file) toast({ title: t('noFile.title'), description: t('noFile.text'), variant: 'destructive' })
      else if (problem?.final)
        toast({ title: t('failed.title'), description: problem.text, variant: 'destructive' })
      else {
        setProblem(undefined)
        sending.mutate(file)
      }
    },
    cancel() {
      const { waiting, cancel } = attempt.current
      if (sending.isPending) return cancel?.abort()
      take(undefined)
      if (waiting) void removePolicy(waiting.id).then(refresh, refresh)
    },
    canCancel: Boolean(file) && !elsewhere,
  }
}

export type UploadState = ReturnType<typeof useUpload>
