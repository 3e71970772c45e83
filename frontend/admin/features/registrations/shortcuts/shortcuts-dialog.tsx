import { useShortcutsSwitch } from '#admin/shared/lib/shortcuts.ts'
import { KeyCap } from '#admin/shared/ui/key-cap.tsx'
import { t } from '#locales/admin-registrations.ts'
import { checkboxClass } from '#shared/ui/checkbox-class.ts'
import { cx } from '#shared/ui/cx.ts'
import { Dialog } from '#shared/ui/dialogs/dialog.tsx'

const shortcuts = [
  ['J', 'next'],
  ['K', 'previous'],
  ['X', 'select'],
  ['⇧ J', 'selectOn'],
  ['A', 'approve'],
  ['R', 'reject'],
  ['C', 'take'],
  ['1 – 5', 'text'],
  ['Z', 'undo'],
  ['/', 'search'],
  ['Enter', 'toList'],
  ['Ctrl Enter', 'send'],
  ['Esc', 'leave'],
  ['Ctrl K', 'goTo'],
  ['?', 'help'],
] as const

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function ShortcutsDialog({ open, onOpenChange }: Props) {
  const [on, setOn] = useShortcutsSwitch()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t('shortcuts.title')}
      description={t('shortcuts.intro')}
    >
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5">
        {shortcuts.map(([key, name]) => (
          <div key={key} className="contents">
            <dt>
              <KeyCap>{key}</KeyCap>
            </dt>
            <dd>{t(`shortcuts.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex min-h-11 items-start gap-3 border-t border-edge pt-4">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => setOn(event.target.checked)}
          className={cx('mt-0.5', checkboxClass)}
        />
        <span>
          <span className="font-medium">{t('shortcuts.use')}</span>
          <span className="block text-14 text-soft">{t('shortcuts.useHelp')}</span>
        </span>
      </label>
    </Dialog>
  )
}
