import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { lazyPart } from '#shared/lib/lazy-part.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { bellLabel } from './unread-count.ts'
import { useUnread } from './use-unread.ts'

const BellPanel = lazyPart(async () => (await import('./bell-panel.tsx')).BellPanel)

export function Bell() {
  const unread = useUnread()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)

  function toggle() {
    setOpened(true)
    setOpen(!open)
  }
  return (
    <>
      <IconButton
        id={id}
        label={bellLabel(unread)}
        icon={<BellIcon aria-hidden />}
        dot={unread > 0}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle}
      />
      {opened && (
        <Suspense>
          <BellPanel triggerId={id} unread={unread} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
