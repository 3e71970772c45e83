import type { AnyRouter } from '@tanstack/react-router'
import { t as shellTexts } from '#locales/shell.ts'
import { pageBrand } from '../theme/brand.ts'

export type TitleName = keyof typeof shellTexts.sentences.titles

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Key of the page's title in the shell's texts. */
    title?: TitleName
    /** The title itself, for a page that only one app has. */
    ownTitle?: string
    /** Whether the screen fills the window and scrolls in separate parts. */
    isWorkbench?: boolean
    /** Whether the screen uses the full width of a large window. */
    isWide?: boolean
  }
}

/** Returned by a route's `beforeLoad` to override the title of its `staticData` in one of its states. */
export function titledIf(applies: boolean, title: TitleName): { title?: TitleName } {
  return applies ? { title } : {}
}

/** "Agenda · Viver Bem": the title of the deepest matched route that has one. */
export function titleOf(router: AnyRouter): string {
  const { matches } = router.state
  const missing = matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)
  const found = matches.findLast(({ staticData }) => staticData.title ?? staticData.ownTitle)
  const name: TitleName | undefined = missing ? 'notFound' : (found?.context.title ?? found?.staticData.title)
  const title = name ? shellTexts(`titles.${name}`) : found?.staticData.ownTitle
  return titleWithProduct(title)
}

export function titleWithProduct(title: string | undefined): string {
  const { name } = pageBrand()
  return title ? `${title} · ${name}` : name
}
