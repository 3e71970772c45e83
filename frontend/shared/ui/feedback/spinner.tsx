import { LoaderCircle } from 'lucide-react'
import { ui } from '#locales/ui.ts'

/** Decorative: the surrounding element says what is loading. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <LoaderCircle className="animate-spin" size={size} aria-hidden />
}

export function PageSpinner() {
  return (
    <div role="status" data-awaited className="grid min-h-dvh place-items-center text-brand-deep">
      <Spinner size={32} />
      <span className="sr-only">{ui.loading}</span>
    </div>
  )
}
