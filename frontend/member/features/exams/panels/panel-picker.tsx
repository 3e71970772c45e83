import { type Panel, panels } from '#domain/analytes.ts'
import { t } from '#locales/exams.ts'
import { Button } from '#shared/ui/button.tsx'

/** The panels to choose from; choosing one adds its rows at once. */
export function PanelPicker({ onChoose }: { onChoose: (panel: Panel) => void }) {
  return (
    <div className="mt-3 rounded-control border border-edge p-3">
      <p className="text-14 text-soft">{t('panels.help')}</p>
      <ul aria-label={t('panels.list')} className="mt-2 flex flex-wrap gap-2">
        {panels.map((panel) => (
          <li key={panel.id}>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('panels.add', { name: panel.name, count: panel.analytes.length })}
              onClick={() => onChoose(panel)}
            >
              {panel.name}
              <span aria-hidden className="font-normal text-soft tabular-nums">
                {panel.analytes.length}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
