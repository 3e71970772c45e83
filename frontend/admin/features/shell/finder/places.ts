import type { LinkProps } from '@tanstack/react-router'
import {
  FileDown,
  FilePlus,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  SlidersHorizontal,
  Sun,
} from 'lucide-react'
import {
  configurationSectionNames,
  configurationSections,
  configurationTitles,
} from '#admin/shared/lib/configuration-sections.ts'
import { fold } from '#domain/fold.ts'
import { t } from '#locales/admin.ts'
import { type Theme, useTheme } from '#shared/lib/theme/theme.ts'
import { destinations } from '../destinations.ts'
import { useSignOut } from '../use-sign-out.ts'
import type { RecentRecord } from './use-recents.ts'

/** Where a choice leads: an address, or an action that runs at once. */
export type Way = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash' | 'state'> | (() => void)

export interface Choice {
  id: string
  label: string
  detail?: string
  icon: LucideIcon
  way: Way
  /** The record it opens, unless it is a screen, a setting or an action. */
  record?: RecentRecord
}

const splitWords = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Whether every typed word begins a word in one of the texts, ignoring accents and case. Punctuation alone matches
 * nothing.
 */
export function matchesWords(typed: string, ...texts: readonly string[]): boolean {
  const words = texts.flatMap(splitWords)
  const parts = splitWords(typed)
  if (parts.length === 0) return typed === ''
  return parts.every((part) => words.some((word) => word.startsWith(part)))
}

export const findScreens = (typed: string): Choice[] =>
  destinations
    .filter(({ keywords = '', label }) => matchesWords(typed, label, keywords))
    .map(({ to, label, icon }) => ({ id: to, label, icon, way: { to } }))

export function findSettings(typed: string): Choice[] {
  return configurationSectionNames
    .filter((part) => matchesWords(typed, configurationTitles[part], t(`finder.settings.${part}`)))
    .map((part) => ({
      id: `setting ${part}`,
      label: configurationTitles[part],
      icon: SlidersHorizontal,
      way: { to: '/configuracao', hash: configurationSections[part] },
    }))
}

const themeIcons = { light: Sun, dark: Moon, system: Monitor }

/** What the reports export from screens. Logs are exported only on their own, with their filters. */
const exportedKinds = ['registrations', 'members', 'policies', 'statistics'] as const

/** Actions available from every screen. */
export function useActions(): (typed: string) => Choice[] {
  const [, setTheme] = useTheme()
  const signingOut = useSignOut()
  const theme = (name: Theme): Choice => ({
    id: `theme ${name}`,
    label: t(`finder.actions.theme.${name}`),
    icon: themeIcons[name],
    way: () => setTheme(name),
  })
  const actions: Choice[] = [
    { id: 'report', label: t('finder.actions.report'), icon: FilePlus, way: { to: '/relatorios' } },
    ...exportedKinds.map(
      (kind): Choice => ({
        id: `export ${kind}`,
        label: t(`finder.actions.export.${kind}`),
        icon: FileDown,
        way: { to: '/relatorios', search: { kind } },
      }),
    ),
    theme('light'),
    theme('dark'),
    theme('system'),
    { id: 'sign out', label: t('shell.signOut'), icon: LogOut, way: () => signingOut.mutate() },
  ]
  return (typed) => actions.filter(({ label }) => matchesWords(typed, label))
}
