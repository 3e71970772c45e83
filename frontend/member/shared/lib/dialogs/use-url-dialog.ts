import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type RecordFormSearch, recordFormSearch } from './record-form-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many dialogs were stacked up to this history entry. */
    dialogs?: number
  }
}

/** Whether a navigation adds a dialog or removes it. */
interface Step {
  replace: boolean
  state: { dialogs?: number }
}

/**
 * A dialog with its own URL: "back" closes it, and after a new sign-in it is open again with its draft. The history
 * state counts the open dialogs and survives a reload.
 * @param names the search parameters that say which dialog is open
 */
export function useUrlDialog<Search extends object>(...names: (keyof Search & string)[]) {
  const { history } = useRouter()
  const navigate = useNavigate()
  const opened = () => history.location.state.dialogs ?? 0
  const isOther = (name: string) => !names.some((one) => one === name)
  const show = (dialog: Search | undefined, step: Step) =>
    void navigate({
      to: '.',
      search: (search) => ({
        ...Object.fromEntries(Object.entries(search).filter(([name]) => isOther(name))),
        ...dialog,
      }),
      ...step,
      resetScroll: false,
    })

  return {
    open: (dialog: Search) => show(dialog, { replace: false, state: { dialogs: opened() + 1 } }),
    /** Closes the topmost dialog. */
    close() {
      if (opened() > 0) history.back()
      else show(undefined, { replace: true, state: {} })
    },
  }
}

/**
 * The record with the id. If it disappears from the list, for example because another device deleted it, returns the
 * last known one, so that its open form keeps the typed values.
 */
export function useLastKnown<Item extends { id: string }>(
  records: readonly Item[] | undefined,
  id: string | undefined,
): Item | undefined {
  const found = records?.find((record) => record.id === id)
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  return found ?? (last?.id === id ? last : undefined)
}

/**
 * The dialog with the form of a list's record. `target` is the order of a waiting entry where that is open, and undefined
 * while the dialog is closed.
 */
export function useRecordDialog<Item extends { id: string }>(records?: readonly Item[]) {
  const {
    registrar: isNew,
    editar: editedId,
    espera: waiting,
  } = recordFormSearch(useSearch({ strict: false }))
  const edited = useLastKnown(records, isNew ? undefined : editedId)
  const { open, close } = useUrlDialog<RecordFormSearch>('registrar', 'editar', 'espera')
  return {
    target: isNew ? ('new' as const) : (waiting ?? edited),
    close,
    add: () => open({ registrar: 1 }),
    edit: ({ id }: Item) => open({ editar: id }),
    editWaiting: (order: number) => open({ espera: order }),
  }
}
