import { type ReactNode, type RefObject, useEffectEvent, useId, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RejectionText } from '#contract/rejection-texts.ts'
import { t } from '#locales/saved-texts.ts'
import { isDialogOpen } from '#shared/ui/dialogs/open-dialogs.ts'
import { SavedTextForm } from './saved-text-form.tsx'
import { SavedTextList } from './saved-text-list.tsx'
import { SavedTextRemoval } from './saved-text-removal.tsx'
import type { SavedTextKind } from './saved-texts.ts'

/** The list, or the form of one text (a new one if it has no id). */
export type SavedTextsView = 'list' | Partial<RejectionText>

interface SavedTextsPlaceProps {
  kind: SavedTextKind
  /** What the saved texts open with; `undefined` while the form of the rejection is shown. */
  view: SavedTextsView | undefined
  administratorId: string
  onClose: () => void
  /** Gets the focus once a text is saved, because the button that saved it is gone. */
  submitButton: RefObject<HTMLButtonElement | null>
  /** The form of the rejection. */
  children: ReactNode
}

/** The form of a rejection, or the saved texts in its place in the panel: it stays filled in meanwhile. */
export function SavedTextsPlace({
  kind,
  view,
  administratorId,
  onClose,
  submitButton,
  children,
}: SavedTextsPlaceProps) {
  function close(next: HTMLElement | null) {
    flushSync(onClose)
    const target = next?.isConnected ? next : submitButton.current
    target?.focus()
  }

  return (
    <>
      <div hidden={view !== undefined}>{children}</div>
      {/* Beside the form: React bubbles a submit event of a nested form to the outer one. */}
      {view && <SavedTexts kind={kind} first={view} administratorId={administratorId} onClose={close} />}
    </>
  )
}

interface SavedTextsProps extends Pick<SavedTextsPlaceProps, 'kind' | 'administratorId'> {
  first: SavedTextsView
  /** Called with what gets the focus: the button that opened the saved texts, unless a text was saved. */
  onClose: (next: HTMLElement | null) => void
}

/** The list of saved texts, the form of one or the question before its deletion. Escape leads back. */
function SavedTexts({ kind, first, administratorId, onClose }: SavedTextsProps) {
  const [view, setView] = useState(first)
  const [deleting, setDeleting] = useState<RejectionText>()
  const [opener] = useState(() => document.activeElement?.closest('button') ?? null)
  const id = useId()

  function leave(isSaved = false) {
    if (deleting) setDeleting(undefined)
    else if (view !== first) setView(first)
    else onClose(isSaved ? null : opener)
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isDialogOpen()) return
    // J and K would open another record, X would select this one: each closes the rejection.
    if (/^[jkx]$/i.test(event.key)) event.stopPropagation()
    if (event.key !== 'Escape') return
    event.preventDefault()
    leave()
  })
  // The body hears each key before the screen's shortcuts, which are on the document.
  useLayoutEffect(() => {
    document.body.addEventListener('keydown', press)
    return () => document.body.removeEventListener('keydown', press)
  }, [])

  const { title, intro } = deleting
    ? { title: t('deleteTitle', { name: deleting.name }), intro: t('deleteText') }
    : view === 'list'
      ? { title: t('title'), intro: t(`intro.${kind}`) }
      : { title: t(view.id ? 'editTitle' : 'newTitle'), intro: t('formIntro') }
  return (
    <section aria-labelledby={id} aria-describedby={`${id}-intro`}>
      {/* A new heading for each view, so that it takes the focus. */}
      <h3
        key={title}
        ref={takeFocus}
        id={id}
        tabIndex={-1}
        className="scroll-mt-20 text-18 font-semibold tracking-tight wrap-anywhere"
      >
        {title}
      </h3>
      <p id={`${id}-intro`} className="mt-1 text-14 text-soft">
        {intro}
      </p>
      {deleting ? (
        <SavedTextRemoval text={deleting} onDone={() => leave()} />
      ) : view === 'list' ? (
        <SavedTextList kind={kind} onOpen={setView} onDelete={setDeleting} onLeave={() => leave()} />
      ) : (
        <SavedTextForm kind={kind} start={view} administratorId={administratorId} onDone={leave} />
      )}
    </section>
  )
}

/** Until the view's own field or button takes it. */
function takeFocus(heading: HTMLElement | null): void {
  heading?.focus()
}
