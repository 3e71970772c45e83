import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import {
  type FocusEvent,
  lazy,
  type ReactNode,
  type SubmitEvent,
  Suspense,
  useLayoutEffect,
  useRef,
} from 'react'
import {
  configurationSectionNames,
  configurationSections,
  configurationTitles,
} from '#admin/shared/lib/configuration-sections.ts'
import type { Configuration } from '#contract/company.ts'
import { t } from '#locales/admin-configuration.ts'
import { focusInPlace } from '#shared/lib/focus/keep-focus.ts'
import { dateAndTime } from '#shared/lib/format/format.ts'
import { findDifferences, isMergeable } from '#shared/lib/forms/conflict.ts'
import { whenDialogsClosed } from '#shared/ui/dialogs/open-dialogs.ts'
import { ErrorState } from '#shared/ui/feedback/error-state.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Loading, Skeleton } from '#shared/ui/feedback/skeleton.tsx'
import { FormError } from '#shared/ui/forms/form-error.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { textLinkClass } from '#shared/ui/text-link.ts'
import { configurationQuery } from './configuration-query.ts'
import { configurationFields } from './form/configuration-conflict.ts'
import { lastChangeOf } from './form/configuration-values.ts'
import { LeaveGuard } from './form/leave-guard.tsx'
import { SaveBar } from './form/save-bar.tsx'
import { useConfigurationForm } from './form/use-configuration-form.ts'
import { AccessPart } from './parts/access-part.tsx'
import { AnalysisPart } from './parts/analysis-part.tsx'
import { CardPart } from './parts/card-part.tsx'
import { ChatPart, ContactPart, MailPart } from './parts/contact-part.tsx'
import { IdentityPart } from './parts/identity-part.tsx'
import { textFields } from './parts/part.tsx'

const ConflictDialog = lazy(async () => ({
  default: (await import('#shared/ui/dialogs/conflict-dialog.tsx')).ConflictDialog,
}))

const route = getRouteApi('/_app/configuracao')

export function ConfigurationScreen() {
  const { administrator } = route.useRouteContext()
  const query = useQuery(configurationQuery)
  // Wait for a fresh answer: a form filled from the cache would have an old version and conflict on save.
  const ready = query.data && (query.isFetchedAfterMount || query.isError)
  return (
    <>
      <PageHeader title={t('title')} description={query.data ? lastChange(query.data) : '\u00a0'} />
      {query.data || !query.error ? (
        <div className="lg:flex lg:gap-6 wide:gap-10">
          <SectionLinks />
          <div className="min-w-0 flex-1">
            {query.data && ready ? (
              <ConfigurationForm loaded={query.data} administratorId={administrator.id} />
            ) : (
              <Loading label={t('loading')}>
                <Columns>
                  <Skeleton className="h-120 rounded-card" />
                  <Skeleton className="h-120 rounded-card" />
                </Columns>
              </Loading>
            )}
          </div>
        </div>
      ) : (
        <ErrorState message={t('failed')} error={query.error} query={query} />
      )}
    </>
  )
}

function lastChange(configuration: Configuration): string {
  const last = lastChangeOf(configuration)
  return last
    ? t('updated', { when: dateAndTime(last.at), who: last.by ?? t('somebody') })
    : t('neverUpdated')
}

/** Two columns of cards where both are wide enough, and neither so wide that its lines become hard to read. */
function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid items-start gap-6 @max-[56rem]:max-w-176 @min-[56rem]:grid-cols-[repeat(2,minmax(0,40rem))]">
        {children}
      </div>
    </div>
  )
}

/** Links to the parts of the form: above it, and from 1024 px on beside it. */
function SectionLinks() {
  return (
    <nav
      aria-label={t('sections')}
      data-section-links
      className="sticky top-0 z-2 -mx-4 overflow-x-auto border-b border-edge bg-page px-4 max-lg:mb-5 md:-mx-6 md:px-6 lg:top-6 lg:mx-0 lg:w-40 lg:flex-none lg:self-start lg:border-0 lg:px-1"
    >
      <ul className="flex gap-x-5 whitespace-nowrap lg:flex-col lg:whitespace-normal">
        {configurationSectionNames.map((name) => (
          <li key={name}>
            <Link
              to="/configuracao"
              hash={configurationSections[name]}
              activeOptions={{ includeHash: true }}
              activeProps={{ 'aria-current': 'location' }}
              className={textLinkClass}
            >
              {configurationTitles[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ConfigurationForm({ loaded, administratorId }: { loaded: Configuration; administratorId: string }) {
  const element = useRef<HTMLFormElement>(null)
  /** The field that was used last. */
  const changed = useRef<HTMLElement>(null)
  const form = useConfigurationForm(loaded, administratorId)
  const { values, errors, conflict } = form
  const state = { values, errors, onChange: form.change }
  const part = { ...state, field: textFields(state), configuration: loaded }

  // The bar is gone, along with the button that had the focus.
  useLayoutEffect(() => {
    if (form.isDirty) return
    return whenDialogsClosed(() => {
      if (document.activeElement === document.body && changed.current) focusInPlace(changed.current)
    })
  }, [form.isDirty])

  function noteField({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
    // React also reports focus in the form's dialogs.
    if (currentTarget.contains(target) && !target.closest('[data-save-bar]')) changed.current = target
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    focusField(form.submit())
  }

  function focusField(path: string | undefined) {
    const named = path && element.current?.elements.namedItem(path)
    const field = named instanceof RadioNodeList ? named[0] : named
    if (field instanceof HTMLElement) field.focus()
  }

  function postpone() {
    const first = form.postpone()
    whenDialogsClosed(() => focusField(first))
  }

  return (
    <form ref={element} onSubmit={submit} onFocus={noteField} noValidate>
      {conflict && (
        <Suspense>
          <ConflictDialog
            text={t('conflict.text', {
              who: conflict.theirs.updatedBy ?? t('somebody'),
              when: conflict.theirs.updatedAt ? dateAndTime(conflict.theirs.updatedAt) : '—',
            })}
            differences={findDifferences(conflict, configurationFields)}
            onClose={postpone}
            onKeep={form.keepMine}
            onUse={form.takeTheirs}
            onMerge={isMergeable(conflict) ? form.merge : undefined}
          />
        </Suspense>
      )}
      {form.merged && !conflict && (
        <div className="mb-6">
          <Notice meaning="info" role="status">
            {t('conflict.merged')}
          </Notice>
        </div>
      )}
      <Columns>
        <div className="grid gap-6">
          <IdentityPart {...part} />
          <ContactPart {...part} />
          <ChatPart {...part} />
          <MailPart {...part} />
          <AccessPart {...part} />
        </div>
        <div className="grid gap-6">
          <AnalysisPart {...part} />
          <CardPart {...part} />
        </div>
      </Columns>
      {form.problem && (
        <div className="mt-6">
          <FormError message={form.problem} />
        </div>
      )}
      {form.isDirty && (
        <SaveBar saving={form.isSaving} errorCount={Object.keys(errors).length} onDiscard={form.discard} />
      )}
      <LeaveGuard isDirty={form.isDirty} onLeave={form.forget} />
    </form>
  )
}
