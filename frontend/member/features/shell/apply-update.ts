import type { AppUpdate } from '#member/shared/lib/app/app-update.ts'
import { runningUploads } from '#member/shared/lib/files/running-uploads.ts'

/** Opens the new version. Another tab may have made its service worker active already. */
export function applyUpdate({ worker }: AppUpdate): void {
  if (worker?.state !== 'installed') {
    location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ type: 'SKIP_WAITING' })
}

/** Choices have no text of their own; those of long forms are in drafts. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea'

/** Whether a reload would lose what somebody has typed, or a file that is being sent. */
function losesWork(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)
  return runningUploads().length > 0 || [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}

/** Whether the server has another version of this page. Without an answer, or with a page of somebody else, it has not. */
async function isReplaced(): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src')
  // With a query, so that the service worker does not answer.
  const page = await fetch('/?newest', { cache: 'no-store' }).then(
    (answer) => answer.text(),
    () => '',
  )
  return page.includes('<div id="root"') && typeof entry === 'string' && !page.includes(entry)
}

/**
 * Opens the new version where this one's files are gone and nobody is writing. Not on a page that was just loaded again,
 * so that a file that stays away causes no loop.
 */
export async function leaveReplacedVersion(update: AppUpdate): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload') return
  if (losesWork() || !(await isReplaced())) return
  if (!update.worker && (await isInstalling())) return
  if (!losesWork()) applyUpdate(update)
}

/** Asks for the new service worker. Whether there is one, which announces itself: until then the old one answers a reload. */
async function isInstalling(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update().catch(() => undefined)
  return Boolean(registration?.installing ?? registration?.waiting)
}
