import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '#locales/admin-security.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'

const COPIED_MS = 2_000

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [done])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setDone(true)
    } catch {
      toast({ variant: 'destructive', title: t('recovery.copyFailed') })
    }
  }

  const Icon = done ? Check : Copy
  return (
    <Button variant="quiet" size="sm" icon={<Icon size={18} aria-hidden />} onClick={() => void copy()}>
      <span aria-live="polite">{done ? t('recovery.copied') : label}</span>
    </Button>
  )
}
