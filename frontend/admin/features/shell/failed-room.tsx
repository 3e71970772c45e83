import { Failed } from '../../../shared/lib/fallback-screens.tsx'

/** A room that broke, beside the navigation that leads out of it. */
export function FailedRoom() {
  return (
    <div className="py-16">
      <Failed />
    </div>
  )
}
