import { FailedScreen } from '#shared/lib/app/fallback-screens.tsx'

/** Error screen inside the layout: the navigation stays. */
export function FailedScreenInLayout() {
  return <FailedScreen as="div" />
}
