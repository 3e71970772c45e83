import type { RegistrationInQueue } from '../../../../worker/contract/registrations.ts'
import { initialsOf } from './initials.ts'

export function Person({ registration: { fullName, email } }: { registration: RegistrationInQueue }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden
        className="grid size-10 flex-none place-items-center rounded-control bg-brand-tint text-14 font-bold text-brand-deep"
      >
        {initialsOf(fullName)}
      </span>
      <div className="min-w-0">
        <p className="leading-snug font-semibold">{fullName}</p>
        <p className="text-14 break-all text-soft">{email}</p>
      </div>
    </div>
  )
}
