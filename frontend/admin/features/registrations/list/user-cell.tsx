import { Link } from '@tanstack/react-router'
import { EmailText } from '#admin/shared/ui/email-text.tsx'
import type { RegistrationInQueue } from '#contract/registrations.ts'
import { initialsOf } from '#shared/lib/format/initials.ts'

export function UserCell({ registration: { id, fullName, email } }: { registration: RegistrationInQueue }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden
        className="grid size-10 flex-none place-items-center rounded-control bg-brand-tint text-14 font-bold text-brand-deep"
      >
        {initialsOf(fullName)}
      </span>
      <div className="min-w-0">
        <Link
          to="/membros/$id"
          params={{ id }}
          state={{ memberFrom: 'queue' }}
          // The pointer passes over many rows on its way to one.
          preload={false}
          className="-my-0.5 inline-block py-0.5 leading-snug font-semibold hover:underline"
        >
          {fullName}
        </Link>
        <p className="text-14 text-soft">
          <EmailText>{email}</EmailText>
        </p>
      </div>
    </div>
  )
}
