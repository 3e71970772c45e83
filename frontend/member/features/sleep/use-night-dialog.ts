import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import type { SleepEntry } from '../../../../worker/contract/sleep.ts'
import type { SleepSearch } from './sleep-search.ts'

/**
 * Which record's form is open stands in the address: "back" closes it, and who had to sign in again finds it
 * open with what was typed.
 */
export function useNightDialog(entries: readonly SleepEntry[] | undefined) {
  const search = useSearch({ from: '/_app/app/sleep' })
  const navigate = useNavigate({ from: '/app/sleep' })
  const router = useRouter()
  const opened = useRef(false)

  function open(form: SleepSearch) {
    opened.current = true
    void navigate({ search: ({ aba }) => ({ ...(aba && { aba }), ...form }), resetScroll: false })
  }
  function close() {
    if (opened.current) router.history.back()
    else void navigate({ search: ({ aba }) => (aba ? { aba } : {}), replace: true, resetScroll: false })
    opened.current = false
  }

  const target = search.registrar ? 'new' : entries?.find(({ id }) => id === search.editar)
  return {
    target,
    close,
    add: () => open({ registrar: 1 }),
    edit: ({ id }: SleepEntry) => open({ editar: id }),
  } as const
}
