import {
  CalendarDays,
  ClipboardList,
  Dumbbell,
  FlaskConical,
  HeartPulse,
  House,
  IdCard,
  LayoutGrid,
  type LucideIcon,
  MessageCircle,
  Moon,
  Pill,
  User,
} from 'lucide-react'
import { t } from '#locales/navigation.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'

export interface Destination {
  to: string
  label: string
  icon: LucideIcon
  /** Paths of screens without their own entry, which are marked at this one. */
  holds?: readonly string[]
}

/** The bottom tab bar. */
export const tabs: readonly Destination[] = [
  { to: memberPaths.home, label: t('tabs.home'), icon: House },
  { to: memberPaths.consultations, label: t('tabs.consultations'), icon: CalendarDays },
  { to: memberPaths.sleep, label: t('tabs.sleep'), icon: Moon },
  { to: memberPaths.chat, label: t('tabs.chat'), icon: MessageCircle },
  { to: memberPaths.profile, label: t('tabs.profile'), icon: User },
]

/** The main part of the desktop sidebar. */
export const sideBarEntries: readonly Destination[] = [
  { to: memberPaths.home, label: t('entries.home'), icon: House },
  { to: memberPaths.anamnesis, label: t('entries.anamnesis'), icon: ClipboardList },
  { to: memberPaths.sleep, label: t('entries.sleep'), icon: Moon },
  { to: memberPaths.consultations, label: t('entries.consultations'), icon: CalendarDays },
  { to: memberPaths.membershipCard, label: t('entries.membershipCard'), icon: IdCard },
  { to: memberPaths.exercise, label: t('entries.exercise'), icon: Dumbbell },
]

export const allServicesEntry: Destination = {
  to: memberPaths.allServices,
  label: t('allServices'),
  icon: LayoutGrid,
}

export const sideBarAllServices: Destination = {
  ...allServicesEntry,
  holds: [
    memberPaths.medications,
    memberPaths.exams,
    memberPaths.insurance,
    memberPaths.healthProfile,
    memberPaths.chat,
  ],
}

export const profileEntry: Destination = { to: memberPaths.profile, label: t('entries.profile'), icon: User }

/** The first part of the drawer. */
export const drawerMainEntries: readonly Destination[] = [
  { to: memberPaths.home, label: t('links.home'), icon: House },
  { to: memberPaths.anamnesis, label: t('links.anamnesis'), icon: ClipboardList },
  { to: memberPaths.sleep, label: t('links.sleep'), icon: Moon },
  { to: memberPaths.consultations, label: t('links.consultations'), icon: CalendarDays },
  { to: memberPaths.membershipCard, label: t('links.membershipCard'), icon: IdCard },
]

/** The second part of the drawer. */
export const drawerMoreEntries: readonly Destination[] = [
  { to: memberPaths.exercise, label: t('entries.exercise'), icon: Dumbbell },
  { to: memberPaths.medications, label: t('entries.medications'), icon: Pill },
  { to: memberPaths.exams, label: t('entries.exams'), icon: FlaskConical },
  { to: memberPaths.healthProfile, label: t('entries.healthProfile'), icon: HeartPulse },
  profileEntry,
]
