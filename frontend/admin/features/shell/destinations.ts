import type { LinkProps } from '@tanstack/react-router'
import {
  ChartColumn,
  FileCheck,
  FileSpreadsheet,
  Inbox,
  type LucideIcon,
  ScrollText,
  Settings,
  ShieldCheck,
  Users,
} from 'lucide-react'
import { t } from '#locales/admin.ts'

interface Destination {
  to: LinkProps['to'] & string
  label: string
  icon: LucideIcon
  /** Additional search terms for the finder. */
  keywords?: string
}

/** The dashboard's screens, in navigation order. */
export const destinations: readonly Destination[] = [
  { to: '/', label: t('shell.registrations'), icon: Inbox },
  { to: '/membros', label: t('shell.members'), icon: Users },
  { to: '/apolices', label: t('shell.policies'), icon: FileCheck },
  { to: '/estatisticas', label: t('shell.statistics'), icon: ChartColumn },
  { to: '/relatorios', label: t('shell.reports'), icon: FileSpreadsheet },
  { to: '/registros', label: t('shell.logs'), icon: ScrollText },
  { to: '/configuracao', label: t('shell.configuration'), icon: Settings },
  { to: '/seguranca', label: t('shell.security'), icon: ShieldCheck, keywords: t('finder.security') },
]
