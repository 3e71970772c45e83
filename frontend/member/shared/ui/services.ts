import type { LucideIcon } from 'lucide-react'
import {
  Bell,
  CalendarDays,
  ClipboardList,
  Dumbbell,
  FlaskConical,
  HeartPulse,
  IdCard,
  MessageCircle,
  Moon,
  PackageOpen,
  Pill,
  ShieldCheck,
  User,
} from 'lucide-react'

/** The icon and the tint of each service. `hue` is an OKLCH hue in degrees. */
export const services = {
  consultations: { icon: CalendarDays, hue: 235 },
  sleep: { icon: Moon, hue: 285 },
  membershipCard: { icon: IdCard, hue: 190 },
  anamnesis: { icon: ClipboardList, hue: 150 },
  healthProfile: { icon: HeartPulse, hue: 5 },
  insurance: { icon: ShieldCheck, hue: 70 },
  chat: { icon: MessageCircle, hue: 340 },
  exercise: { icon: Dumbbell, hue: 115 },
  medications: { icon: Pill, hue: 20 },
  stock: { icon: PackageOpen, hue: 70 },
  exams: { icon: FlaskConical, hue: 262 },
  notifications: { icon: Bell, hue: 45 },
  account: { icon: User, hue: 210 },
} satisfies Record<string, { icon: LucideIcon; hue: number }>

export type ServiceKey = keyof typeof services
