import { useRef } from 'react'
import type { User } from '#contract/accounts.ts'
import { t } from '#locales/profile.ts'
import { NeedsNetwork } from '#member/shared/ui/needs-network.tsx'
import { Dialog } from '#shared/ui/dialogs/dialog.tsx'
import { ChangePasswordForm } from '../password/change-password-form.tsx'
import { ChangeEmailForm } from './change-email-form.tsx'
import { ChangeNameForm } from './change-name-form.tsx'
import type { ProfilePart } from './profile-search.ts'

interface ProfileDialogProps {
  part: ProfilePart
  user: User
  open: boolean
  onClose: () => void
}

const titles = { nome: 'name.title', email: 'email.title', senha: 'password.open' } as const

function descriptionOf(part: ProfilePart, { email, role }: User) {
  if (part === 'email') return t('email.text', { email })
  return part === 'nome' && role === 'member' && t('name.text')
}

export function ProfileDialog({ part, user, open, onClose }: ProfileDialogProps) {
  const content = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="sm"
      title={t(titles[part])}
      description={descriptionOf(part, user)}
      initialFocus={() => content.current?.querySelector('input') ?? null}
    >
      <div ref={content} className="pt-3">
        <NeedsNetwork act={part} />
        {part === 'nome' && <ChangeNameForm user={user} onClose={onClose} />}
        {part === 'email' && <ChangeEmailForm onClose={onClose} />}
        {part === 'senha' && <ChangePasswordForm onClose={onClose} />}
      </div>
    </Dialog>
  )
}
