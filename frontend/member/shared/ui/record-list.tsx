import { type ReactNode, useState } from 'react'

interface RecordListProps<Item> {
  /** The list's accessible name. */
  label: string
  records: readonly Item[]
  card: (record: Item, onDelete: () => void) => ReactNode
  /** The dialog that asks before deleting. It keeps its record during the closing animation. */
  deleteDialog: (record: Item, dialog: { open: boolean; onClose: () => void }) => ReactNode
}

/** A member's records as cards, with one shared dialog for deleting. */
export function RecordList<Item extends { id: string }>({
  label,
  records,
  card,
  deleteDialog,
}: RecordListProps<Item>) {
  const [deleting, setDeleting] = useState<Item>()
  const [open, setOpen] = useState(false)

  function askToDelete(record: Item) {
    setDeleting(record)
    setOpen(true)
  }
  return (
    <>
      <ul aria-label={label} className="grid grid-cols-1 gap-2.5">
        {records.map((record) => (
          <li key={record.id}>{card(record, () => askToDelete(record))}</li>
        ))}
      </ul>
      {deleting && deleteDialog(deleting, { open, onClose: () => setOpen(false) })}
    </>
  )
}
