import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useFocusOnMount } from '#member/shared/lib/dialogs/use-focus-on-mount.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { SectionTitle } from '#shared/ui/page-header.tsx'
import { profileTexts as t } from '../profile/profile-texts.ts'
import { useProfileForm } from '../profile/use-profile-form.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

export function ChangePassword() {
  const { part, open, close } = useProfileForm()
  const isOpen = part === 'senha'
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <section>
      <SectionTitle>{t('password.title')}</SectionTitle>
      <Card>
        {isOpen ? (
          <ChangePasswordForm onClose={close} />
        ) : (
          <OpenButton focused={wasOpen} onOpen={() => open('senha')} />
        )}
      </Card>
    </section>
  )
}

interface OpenButtonProps {
  /** Takes the focus, where it replaces the form. */
  focused: boolean
  onOpen: () => void
}

function OpenButton({ focused, onOpen }: OpenButtonProps) {
  const ref = useFocusOnMount<HTMLButtonElement>(focused)
  return (
    <Button ref={ref} variant="tint" icon={<KeyRound size={20} aria-hidden />} onClick={onOpen}>
      {t('password.open')}
    </Button>
  )
}
