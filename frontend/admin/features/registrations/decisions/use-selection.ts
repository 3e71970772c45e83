import { useEffect, useRef, useState } from 'react'
import { BULK_MAX, type RegistrationInQueue } from '#contract/registrations.ts'
import { toast } from '#shared/ui/feedback/toast.ts'
import { t } from '../registrations-texts.ts'

/** Who is chosen for a decision on many at once. Who leaves the list leaves the choice. */
export function useSelection(shown: readonly RegistrationInQueue[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  /** Where a range begins. */
  const anchor = useRef<string | undefined>(undefined)
  const selected = shown.filter(({ id }) => chosen.has(id))
  const order = shown.map(({ id }) => id).join(' ')

  // Whoever comes back, by an undo for instance, comes back unchosen: a key may decide about all who are chosen.
  useEffect(() => {
    const present = new Set(order.split(' '))
    setChosen((before) => {
      const left = [...before].filter((id) => present.has(id))
      return left.length === before.size ? before : new Set(left)
    })
  }, [order])

  function choose(ids: readonly string[]): void {
    if (ids.length > BULK_MAX) toast({ title: t('selection.most', { most: BULK_MAX }) })
    setChosen(new Set(ids.slice(0, BULK_MAX)))
  }

  /** As many of the shown as are decided at once. */
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
      choose([...new Set([...ids, ...between])])
    } else choose(chosen.has(id) ? ids.filter((one) => one !== id) : [...ids, id])
  }

  return {
    selected,
    isSelected: (id: string) => chosen.has(id),
    toggle,
    clear: () => setChosen(new Set()),
    most,
    all,
    hasMore: shown.length > most,
    toggleAll: () => setChosen(new Set(all ? [] : shown.slice(0, most).map(({ id }) => id))),
  }
}

export type Selection = ReturnType<typeof useSelection>
