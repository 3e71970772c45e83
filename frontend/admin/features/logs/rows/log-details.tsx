import { Info } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Dialog } from '#shared/ui/dialogs/dialog.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { t } from '../logs-texts.ts'

export type Detail = readonly [name: string, value: ReactNode]

interface LogDetailsProps {
  /** Names the row in the button's label, for screen readers. */
  title: string
  details: readonly Detail[]
}

/** Opens a dialog with every field of one row. */
export function LogDetails({ title, details }: LogDetailsProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('detailsOf', { title })}
        icon={<Info size={20} aria-hidden />}
        className="max-md:-my-2.5 max-md:-ml-3"
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onOpenChange={setOpen} title={title} size="sm">
        <dl className="grid gap-3">
          {details.map(([name, value]) => (
            <div key={name}>
              <dt className="text-14 text-soft">{name}</dt>
              <dd className="font-medium break-words whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
