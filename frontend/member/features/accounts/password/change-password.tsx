import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { SectionTitle } from '#shared/ui/page-header.tsx'
import { profileTexts as t } from '../profile/profile-texts.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

export function ChangePassword() {
  const [open, setOpen] = useState(false)
  return (
    <section>
      <SectionTitle>{t('password.title')}</SectionTitle>
      <Card>
        {open ? (
          <ChangePasswordForm onClose={() => setOpen(false)} />
        ) : (
          <Button variant="tint" icon={<KeyRound size={20} aria-hidden />} onClick={() => setOpen(true)}>
            {t('password.open')}
          </Button>
        )}
      </Card>
    </section>
  )
}
