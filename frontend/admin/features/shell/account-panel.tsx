import { useQuery } from '@tanstack/react-query'
import { CircleUserRound, LogOut } from 'lucide-react'
import { adminSessionQuery } from '#admin/shared/lib/admin-session.ts'
import { EmailText } from '#admin/shared/ui/email-text.tsx'
import { t } from '#locales/admin.ts'
import { Button } from '#shared/ui/button.tsx'
import { ThemeSwitch } from '#shared/ui/theme-switch.tsx'
import { useSignOut } from './use-sign-out.ts'

/** Bottom of the navigation: the signed-in administrator, the theme switch and the sign-out. */
export function AccountPanel() {
  const { data: administrator } = useQuery(adminSessionQuery)
  const signingOut = useSignOut()
  return (
    <div className="mt-auto grid gap-3 border-t border-edge pt-3">
      <ThemeSwitch compact />
      <div className="flex items-center gap-3 px-1">
        <CircleUserRound size={24} aria-hidden className="text-soft" />
        <div className="min-w-0 flex-1">
          <p className="leading-snug font-medium">{administrator?.fullName}</p>
          <p className="text-12 text-soft">
            <EmailText>{administrator?.email ?? ''}</EmailText>
          </p>
        </div>
      </div>
      <Button
        variant="quiet"
        size="sm"
        icon={<LogOut size={18} aria-hidden />}
        busy={signingOut.isPending}
        busyLabel={t('shell.signingOut')}
        onClick={() => signingOut.mutate()}
      >
        {t('shell.signOut')}
      </Button>
    </div>
  )
}
