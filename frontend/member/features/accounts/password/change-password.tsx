import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useFocusOnMount } from '#member/shared/lib/dialogs/use-focus-on-mount.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { SectionTitle } from '#shared/ui/page-header.tsx'
import { profileTexts as t } from '../profile/profile-texts.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

export function ChangePassword() {
  const [state, setState] = useState<'initial' | 'open' | 'closed'>('initial')
  return (
    <section>
      <SectionTitle>{t('password.title')}</SectionTitle>
      <Card>
        {state === 'open' ? (
          <ChangePasswordForm onClose={() => setState('closed')} />
        ) : (
          <OpenButton focused={state === 'closed'} onOpen={() => setState('open')} />
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
