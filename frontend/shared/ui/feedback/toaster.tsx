import { createToaster, Toast, Toaster, type ToastOptions } from '@ark-ui/react/toast'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { ui } from '#locales/ui.ts'
import { onUserLeft } from '../../lib/session/user-left.ts'
import { isOnline } from '../../lib/use-online.ts'
import { buttonClass } from '../button.tsx'
import { cx } from '../cx.ts'
import { whenDialogsClosed } from '../dialogs/open-dialogs.ts'
import { iconButtonClass } from '../icon-button.tsx'
import { keepClear } from './keep-clear.ts'
import { meaningIcons } from './notice.tsx'
import type { ToastAction, ToastMessage } from './toast-message.ts'
import { useSwipe } from './use-swipe.ts'

const TOASTS_MAX = 5
const DURATION_MS = 5_000
/** Long enough to read, to reach the button by keyboard and to press it. */
const ACTION_DURATION_MS = 20_000
const REMOVE_DELAY_MS = 1_000_000
const SWIPE_PX = 50

const variants = {
  info: { type: 'info', icon: meaningIcons.info, colour: 'text-info' },
  success: { type: 'success', icon: meaningIcons.good, colour: 'text-good' },
  destructive: { type: 'error', icon: meaningIcons.problem, colour: 'text-problem' },
}

const EDGE_DISTANCE = '1rem'
const store = createToaster({
  placement: 'bottom-end',
  max: TOASTS_MAX,
  duration: DURATION_MS,
  removeDelay: REMOVE_DELAY_MS,
  offsets: {
    left: EDGE_DISTANCE,
    right: EDGE_DISTANCE,
    top: EDGE_DISTANCE,
    bottom: 'calc(var(--tab-bar, 0px) + env(safe-area-inset-bottom, 0px) + 1rem)',
  },
})
/** Ids of toasts that were dismissed but are still in the store. */
const closed = new Set<string>()

const options = ({ record, title, description, action, variant = 'info' }: ToastMessage) => ({
  title,
  description,
  action,
  meta: { record, name: action?.name, takesFocus: action?.takesFocus, needsNetwork: action?.needsNetwork },
  duration: action ? ACTION_DURATION_MS : DURATION_MS,
  type: variants[variant].type,
})

/** At the limit a dismissed toast is removed, otherwise the oldest, so that a new one never waits. */
function makeRoom(): void {
  const visible = store.getVisibleToasts()
  if (visible.length < TOASTS_MAX) return
  const removed = visible.findLast(({ id }) => id !== undefined && closed.has(id)) ?? visible.at(-1)
  if (!removed?.id) return
  closed.delete(removed.id)
  store.remove(removed.id)
}

/** Dismisses confirmations, so that they do not cover a message that must be read. */
function dismissConfirmations(): void {
  for (const { id, type, action } of store.getVisibleToasts()) {
    if (id && type === variants.success.type && !action) store.dismiss(id)
  }
}

/** Pauses the timers of all toasts while the pointer or the focus is on one of them, or the page is hidden. */
function holdWhileUsed(): void {
  const isUsed = host.contains(document.activeElement) || host.querySelector(':hover') !== null
  if (isUsed || document.hidden) store.pause()
  else store.resume()
}

// After the toaster's own reaction to the same event, which considers only one reason at a time.
const holdSoon = () => void setTimeout(holdWhileUsed)

export function showToast(id: string, message: ToastMessage): void {
  makeRoom()
  store.create({
    id,
    ...options(message),
    onStatusChange: ({ status }) => {
      if (status === 'visible') closed.delete(id)
      else {
        closed.add(id)
        returnFocus()
      }
    },
  })
  holdSoon()
}

export function updateToast(id: string, message: ToastMessage): void {
  if (store.isVisible(id)) {
    closed.delete(id)
    store.update(id, options(message))
  } else showToast(id, message)
}

export function dismissToast(id: string): void {
  if (store.isVisible(id)) store.dismiss(id)
}

// Toasts of one user must not be shown to the next.
onUserLeft(() => {
  for (const { id } of store.getVisibleToasts()) if (id) store.dismiss(id)
})

function Action({ label, name, takesFocus, needsNetwork }: Omit<ToastAction, 'onClick'>) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(
    () => (takesFocus ? whenDialogsClosed(() => ref.current?.focus({ preventScroll: true })) : undefined),
    [takesFocus],
  )
  return (
    <Toast.ActionTrigger
      ref={ref}
      aria-label={name}
      onClickCapture={(event) => {
        if (!needsNetwork || isOnline()) return
        // Keep the offer, and say why only once.
        event.stopPropagation()
        const title = ui.needsInternet
        if (!store.getVisibleToasts().some((other) => other.title === title))
          showToast(`network-${Date.now()}`, { title })
      }}
      className={buttonClass({ variant: 'tint', size: 'sm', className: 'mt-2' })}
    >
      {label}
    </Toast.ActionTrigger>
  )
}

function OneToast({ id, title, description, action, meta, type }: ToastOptions) {
  const swipe = useSwipe(SWIPE_PX, () => id && dismissToast(id))
  const { icon: Icon, colour } =
    Object.values(variants).find((candidate) => candidate.type === type) ?? variants.info
  return (
    <Toast.Root
      {...swipe}
      role={type === 'error' ? 'alert' : 'status'}
      data-about={meta?.record}
      className={cx(
        'slide-up relative! inset-auto! flex w-[min(26rem,calc(100vw-2rem))] animate-enter touch-pan-y gap-3 rounded-card',
        'max-h-[calc(100dvh-var(--tab-bar,0px)-2rem)] overflow-y-auto border border-edge bg-surface py-2 pr-2 pl-4 shadow-float',
        'data-[state=closed]:hidden! large-text:flex-wrap large-text:justify-between',
      )}
    >
      <Icon size={22} aria-hidden className={cx('mt-2.5', colour)} />
      <div className="min-w-0 flex-1 py-2 large-text:order-last large-text:basis-full">
        <Toast.Title className="font-semibold">{title}</Toast.Title>
        {description && <Toast.Description className="text-14 text-soft">{description}</Toast.Description>}
        {action && <Action label={action.label} {...meta} />}
      </div>
      <Toast.CloseTrigger aria-label={ui.close} className={cx(iconButtonClass, 'sticky! top-0')}>
        <X size={20} aria-hidden />
      </Toast.CloseTrigger>
    </Toast.Root>
  )
}

const host = document.createElement('div')
// An open dialog hides everything else from assistive technology, except live regions.
host.dataset.liveAnnouncer = ''
document.body.append(host)
new MutationObserver((changes) => {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
  if (added.some((node) => node instanceof Element && node.matches('[data-scope=dialog]')))
    dismissConfirmations()
}).observe(document.body, { childList: true })
/** Tells dialogs and the page how much space the toasts take. */
function measure(region: HTMLElement | null): void {
  if (!region) return
  new ResizeObserver(() => {
    const height = region.offsetHeight === 0 ? '0px' : `calc(${region.offsetHeight}px + 2 * ${EDGE_DISTANCE})`
    document.documentElement.style.setProperty('--toasts', height)
  }).observe(region)
  keepClear(region)
}
/** What had the focus before it went to a toast. */
let focusedBefore: HTMLElement | undefined

/**
 * Runs before the toaster's own reactions, and instead of them: they give the focus back as soon as the pointer leaves
 * the toasts, also to somebody who has moved it since.
 */
function onUse(event: Event): void {
  event.stopImmediatePropagation()
  if (event instanceof FocusEvent && event.relatedTarget instanceof HTMLElement) {
    const isFromOutside = !host.contains(event.relatedTarget)
    if (isFromOutside) focusedBefore = event.type === 'focusin' ? event.relatedTarget : undefined
  }
  holdSoon()
}

/** Gives the focus back when the toast that has it closes. */
function returnFocus(): void {
  const before = focusedBefore
  if (!before || !host.contains(document.activeElement)) return
  focusedBefore = undefined
  setTimeout(() => {
    const focused = document.activeElement
    if (focused === document.body || host.contains(focused)) before.focus({ preventScroll: true })
  })
}

for (const event of ['mouseover', 'mousemove', 'mouseout', 'focusin', 'focusout'])
  host.addEventListener(event, onUse, { capture: true })
document.addEventListener('visibilitychange', holdSoon)
createRoot(host).render(
  // Each toast is a live region; a second one around them would repeat the announcement.
  <Toaster
    toaster={store}
    aria-label={ui.alerts}
    aria-live="off"
    ref={measure}
    className={cx(
      'gap-2.5',
      // Above an open dialog, which leaves space for them so that its buttons stay free.
      'in-[:root:has([data-scope=dialog][data-part=content][data-state=open])]:top-4!',
      'in-[:root:has([data-scope=dialog][data-part=content][data-state=open])]:bottom-auto!',
    )}
  >
    {(toast) => <OneToast {...toast} />}
  </Toaster>,
)
