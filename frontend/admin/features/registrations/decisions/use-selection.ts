import { useEffect, useRef, useState } from 'react'
import { BULK_MAX, type RegistrationInQueue } from '#contract/registrations.ts'
import { t } from '#locales/admin-registrations.ts'
import { toast } from '#shared/ui/feedback/toast.ts'

/** Registrations selected for a bulk decision. One that leaves the list is deselected. */
export function useSelection(shown: readonly RegistrationInQueue[]) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  /** Id at which a range selection starts. */
  const anchor = useRef<string | undefined>(undefined)
  const selected = shown.filter(({ id }) => selectedIds.has(id))
  const order = shown.map(({ id }) => id).join(' ')

  // A registration that returns (by an undo) is not selected: one key decides everything selected.
  useEffect(() => {
    const present = new Set(order.split(' '))
    setSelectedIds((before) => {
      const left = [...before].filter((id) => present.has(id))
      return left.length === before.size ? before : new Set(left)
    })
  }, [order])

  function select(ids: readonly string[]): void {
    if (ids.length > BULK_MAX) toast({ title: t('selection.most', { most: BULK_MAX }) })
    setSelectedIds(new Set(ids.slice(0, BULK_MAX)))
  }

  /** How many "select all" selects. */
  const most = Math.min(shown.length, BULK_MAX)
  const all = most > 0 && selected.length === most

  function toggle(id: string, range: boolean): void {
    const ids = selected.map((one) => one.id)
    const order = shown.map((one) => one.id)
    const from = anchor.current === undefined ? -1 : order.indexOf(anchor.current)
    const to = order.indexOf(id)
    anchor.current = id
    if (range && from >= 0 && to >= 0) {
      const between = order.slice(Math.min(from, to), Math.max(from, to) + 1)
      select([...new Set([...ids, ...between])])
    } else select(selectedIds.has(id) ? ids.filter((one) => one !== id) : [...ids, id])
  }

  return {
    selected,
    isSelected: (id: string) => selectedIds.has(id),
    toggle,
    clear: () => setSelectedIds(new Set()),
    most,
    all,
    hasMore: shown.length > most,
    toggleAll: () => setSelectedIds(new Set(all ? [] : shown.slice(0, most).map(({ id }) => id))),
  }
}

export type Selection = ReturnType<typeof useSelection>
