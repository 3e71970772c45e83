import { ShieldCheck } from 'lucide-react'

export function VerifiedMark() {
  return (
    <span className="mb-4 grid size-14 place-items-center rounded-card bg-good-tint text-good">
      <ShieldCheck size={28} aria-hidden />
    </span>
  )
}
