import { useLocation } from '@tanstack/react-router'
import { isInstalled } from '#member/shared/lib/app/is-installed.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { InstallBanner } from './install-banner.tsx'
import { isIos } from './install-rules.ts'
import { IosSteps } from './ios-steps.tsx'

/** Screens that show the offer; never beside a form. */
const PLACES: readonly string[] = [memberPaths.home, memberPaths.allServices]

/** In the page flow after the content, so that nothing moves under a finger. */
export function InstallOffer() {
  const place = useLocation({ select: ({ pathname }) => PLACES.includes(pathname) })
  if (!place || import.meta.env.SSR || isInstalled()) return null
  return isIos(navigator) ? <IosSteps /> : <InstallBanner />
}
