import type { AppUpdate } from '#member/shared/lib/app/app-update.ts'
import { cacheVersion, entryOfDocument } from '#member/shared/lib/app/cache-version.ts'
import { runningUploads } from '#member/shared/lib/files/running-uploads.ts'
import { mayKeepData } from '#member/shared/lib/vault/may-keep-data.ts'

/** The new version opens no later, whatever of its files is missing. */
const LOAD_MS = 15_000

/** Opens the new version. Another tab may have made its service worker active already. */
function applyUpdate({ worker }: AppUpdate): void {
  if (worker?.state !== 'installed') {
    location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ type: 'SKIP_WAITING' })
}

/** Opens the new version. Where data is kept, loads its files first, so that it opens without a network from then on. */
export async function acceptUpdate(update: AppUpdate): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, LOAD_MS))
  if (mayKeepData()) await Promise.race([cacheVersion(), late]).catch(() => undefined)
  applyUpdate(update)
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
  const entry = entryOfDocument()
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
