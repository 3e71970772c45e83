import { useRef } from 'react'
import type { User } from '#contract/accounts.ts'
import { Dialog } from '#shared/ui/dialogs/dialog.tsx'
import { ChangeEmailForm } from './change-email-form.tsx'
import { ChangeNameForm } from './change-name-form.tsx'
import { profileTexts as t } from './profile-texts.ts'

interface EditIdentityProps {
  part: 'name' | 'email'
  user: User
  open: boolean
  onClose: () => void
}

export function EditIdentity({ part, user, open, onClose }: EditIdentityProps) {
  const content = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="sm"
      title={t(`${part}.title`)}
      description={part === 'email' && t('email.text', { email: user.email })}
      initialFocus={() => content.current?.querySelector('input') ?? null}
    >
      <div ref={content} className="pt-3">
        {part === 'name' ? (
          <ChangeNameForm user={user} onClose={onClose} />
        ) : (
          <ChangeEmailForm onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}
