import { FailedScreen } from '#shared/lib/app/fallback-screens.tsx'

/** A room that broke, beside the navigation that leads out of it. */
export function FailedScreenInLayout() {
  return <FailedScreen as="div" />
}
