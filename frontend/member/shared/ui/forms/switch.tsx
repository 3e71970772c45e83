import { useId } from 'react'
import { ui } from '#locales/ui.ts'
import { cx } from '#shared/ui/cx.ts'
import { toast } from '#shared/ui/feedback/toast.ts'

interface SwitchProps {
  label: string
  /** Shown below the label; explains the effect. */
  help: string
  isOn: boolean
  /** While a change is being saved. */
  busy?: boolean
  /** While it cannot be changed because there is no network. */
  blocked?: boolean
  onChange: (isOn: boolean) => void
}

/** A setting that takes effect at once. */
export function Switch({ label, help, isOn, busy = false, blocked = false, onChange }: SwitchProps) {
  const [labelId, helpId] = [useId(), useId()]
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <span id={labelId} className="font-medium">
          {label}
        </span>
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          aria-labelledby={labelId}
          aria-describedby={helpId}
          aria-busy={busy || undefined}
          aria-disabled={blocked || undefined}
          className="group grid aria-disabled:opacity-60 size-12 flex-none place-items-center rounded-control"
          onClick={() => {
            if (blocked) toast({ record: 'network', title: ui.needsInternet })
            else if (!busy) onChange(!isOn)
          }}
        >
          <span
            className={cx(
              'flex h-7 w-12 items-center rounded-full border-2 p-0.5 transition-colors',
              isOn ? 'border-brand bg-brand' : 'border-edge-strong bg-sunken',
            )}
          >
            <span
              className={cx(
                'size-4.5 rounded-full border transition-transform forced-colors:bg-[ButtonText]',
                isOn ? 'translate-x-5 border-on-brand bg-on-brand' : 'border-edge-strong bg-edge-strong',
              )}
            />
          </span>
        </button>
      </div>
      <p id={helpId} className="mt-2 text-14 text-soft">
        {help}
      </p>
    </>
  )
}
