import { Download } from 'lucide-react'
import { useState } from 'react'
import { t } from '#locales/admin-security.ts'
import { saveFile } from '#shared/lib/files/save-file.ts'
import { Button } from '#shared/ui/button.tsx'
import { checkboxClass } from '#shared/ui/checkbox-class.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { CopyButton } from './copy-button.tsx'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
  /** True after an attempt to close the dialog before the codes were confirmed as saved. */
  reminded?: boolean
}

/** Shown only once; continuing requires confirming that the codes are saved. */
export function RecoveryCodes({ codes, onDone, reminded = false }: RecoveryCodesProps) {
  const [saved, setSaved] = useState(false)
  const lines = codes.join('\n')

  function download() {
    const text = `${t('recovery.fileHead')}\n\n${lines}\n`
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), t('recovery.fileName'))
  }

  return (
    <div className="grid gap-4">
      <p className="text-soft">{t('recovery.text')}</p>
      <ul
        aria-label={t('recovery.list')}
        className="grid gap-x-6 gap-y-2 rounded-control bg-sunken p-4 font-mono text-14 tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="tint" size="sm" icon={<Download size={18} aria-hidden />} onClick={download}>
          {t('recovery.download')}
        </Button>
        <CopyButton text={lines} label={t('recovery.copy')} />
      </div>
      {reminded && !saved && (
        <Notice meaning="attention" role="alert">
          {t('recovery.reminder')}
        </Notice>
      )}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={saved}
          onChange={(event) => setSaved(event.target.checked)}
          className={checkboxClass}
        />
        {t('recovery.confirmSaved')}
      </label>
      <Button disabled={!saved} onClick={onDone} className="justify-self-start">
        {t('recovery.done')}
      </Button>
    </div>
  )
}
