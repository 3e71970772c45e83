import { Lock } from 'lucide-react'
import { PanelPart } from '#admin/shared/ui/workbench/panel.tsx'
import { type HealthScope, healthScopes, type OpenedHealth } from '#contract/members.ts'
import { t } from '#locales/admin-members.ts'
import { Button } from '#shared/ui/button.tsx'
import { accessScopeNames } from '#texts/labels.ts'
import { OpenedScope } from './health-parts.tsx'

/**
 * Id of the element that gets the focus after the form that asks for the reason: the button that opens a part, then the
 * part.
 */
export function healthPlace(scope: HealthScope): string {
  return `[data-health="${scope}"]`
}

interface HealthDrawersProps {
  opened: OpenedHealth | undefined
  /** Asks for the reason, without which nothing opens. */
  onOpen: (scopes: readonly HealthScope[]) => void
}

/** The parts of a member's health data, closed or opened. */
export function HealthDrawers({ opened, onOpen }: HealthDrawersProps) {
  const closed = healthScopes.filter((scope) => opened?.[scope] === undefined)
  return (
    <PanelPart title={t('health.title')}>
      <div className="grid gap-2">
        <p className="text-14 text-soft">{t('health.hint')}</p>
        {healthScopes.map((scope) =>
          opened?.[scope] === undefined ? (
            <div
              key={scope}
              className="flex items-center justify-between gap-3 rounded-control bg-sunken pr-0.5 pl-3.5"
            >
              <h4 className="flex items-center gap-2 text-14 font-semibold">
                <Lock size={16} aria-hidden className="text-soft" />
                {accessScopeNames[scope]}
              </h4>
              <Button data-health={scope} variant="ghost" size="sm" onClick={() => onOpen([scope])}>
                {t('health.open')}
                <span className="sr-only"> {accessScopeNames[scope]}</span>
              </Button>
            </div>
          ) : (
            <OpenedScope key={scope} scope={scope} opened={opened} />
          ),
        )}
        {closed.length > 1 && (
          <Button variant="tint" size="sm" onClick={() => onOpen(closed)}>
            {t('health.openAll')}
          </Button>
        )}
      </div>
    </PanelPart>
  )
}
