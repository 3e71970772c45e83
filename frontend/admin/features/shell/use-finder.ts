import { useEffect, useState } from 'react'
import { isDialogOpen } from '#shared/ui/dialogs/open-dialogs.ts'

/** Open state of the finder. Ctrl+K or ⌘K opens it, unless a dialog is open. */
export function useFinder(): [open: boolean, setOpen: (open: boolean) => void] {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      if (event.key.toLowerCase() !== 'k' || isDialogOpen()) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return [open, setOpen]
}
