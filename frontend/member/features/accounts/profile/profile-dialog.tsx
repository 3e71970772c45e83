import { useRef } from 'react'
import type { User } from '#contract/accounts.ts'
import { t } from '#locales/profile.ts'
import { NeedsNetwork } from '#member/shared/ui/needs-network.tsx'
import { Dialog } from '#shared/ui/dialogs/dialog.tsx'
import { ChangePasswordForm } from '../password/change-password-form.tsx'
import { CreatePasswordForm } from '../password/create-password-form.tsx'
import { ChangeEmailForm } from './change-email-form.tsx'
import { ChangeNameForm } from './change-name-form.tsx'
import type { ProfilePart } from './profile-search.ts'

interface ProfileDialogProps {
  part: ProfilePart
  user: User
  open: boolean
  onClose: () => void
}

const titles = { nome: 'name.open', email: 'email.open', senha: 'password.open' } as const

function titleOf(part: ProfilePart, { passwordOff }: User) {
  return t(part === 'senha' && passwordOff ? 'password.create' : titles[part])
}

function descriptionOf(part: ProfilePart, { email, role, passwordOff }: User) {
  if (part === 'email') return t('email.text', { email })
  if (part === 'senha') return passwordOff && t('password.createText')
  return part === 'nome' && role === 'member' && t('name.text')
}

export function ProfileDialog({ part, user, open, onClose }: ProfileDialogProps) {
  const content = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="sm"
      title={titleOf(part, user)}
      description={descriptionOf(part, user)}
      initialFocus={() => content.current?.querySelector('input') ?? null}
    >
      <div ref={content} className="pt-3">
        <NeedsNetwork act={part} />
        {part === 'nome' && <ChangeNameForm user={user} onClose={onClose} />}
        {part === 'email' && <ChangeEmailForm asksPassword={!user.passwordOff} onClose={onClose} />}
        {part === 'senha' && !user.passwordOff && <ChangePasswordForm onClose={onClose} />}
        {part === 'senha' && user.passwordOff && <CreatePasswordForm onClose={onClose} />}
      </div>
    </Dialog>
  )
}
