import { Download, Maximize, Printer } from 'lucide-react'
import { useState } from 'react'
import { t } from '#locales/membership-card.ts'
import { ui } from '#locales/ui.ts'
import { useLayer } from '#member/shared/lib/dialogs/use-layer.ts'
import { saveFile } from '#shared/lib/files/save-file.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import type { CardContent } from './card-content.ts'
import { CounterView } from './counter-view.tsx'
import { drawCard } from './draw-card.ts'
import { useShownSheet } from './use-shown-sheet.ts'

export function CardActions({ content }: { content: CardContent }) {
  const counter = useLayer('counter')
  // Loaded with the card, so that the counter view can also show it offline.
  useShownSheet()
  const [saving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    try {
      saveFile(await drawCard(content), `${t('fileName')}.png`)
      toast({ title: t('saved'), description: t('savedText'), variant: 'success' })
    } catch {
      toast({ title: t('saveFailed'), variant: 'destructive' })
    }
    setSaving(false)
  }
  return (
    <div className="mt-4 flex flex-wrap gap-2.5">
      <Button className="flex-1" icon={<Maximize size={20} aria-hidden />} onClick={counter.show}>
        {t('counter.open')}
      </Button>
      <Button
        variant="quiet"
        icon={<Download size={20} aria-hidden />}
        busy={saving}
        busyLabel={ui.saving}
        onClick={save}
      >
        <span>
          {t('save')}
          <span className="max-sm:sr-only"> {t('saveAs')}</span>
        </span>
      </Button>
      <Button wide variant="ghost" size="sm" icon={<Printer size={18} aria-hidden />} onClick={() => print()}>
        {t('print')}
      </Button>
      <CounterView content={content} open={counter.open} onClose={counter.close} />
    </div>
  )
}
