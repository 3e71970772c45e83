import type { AnyRouter } from '@tanstack/react-router'
import type { Texts } from '#locales/pt/texts.gen.ts'
import { shellTexts } from './shell-texts.ts'

type TitleKey<Key> = Key extends `titles.${infer Name}` ? Name : never
export type TitleName = TitleKey<keyof Texts['shell']>

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Key of the page's title in shell.json. */
    title?: TitleName
    /** The title itself, of a page that only one app has. */
    ownTitle?: string
  }
}

/** "Agenda · Viver Bem": of the deepest matched route that has one. */
export function titleOf(router: AnyRouter): string {
  const { matches } = router.state
  const missing = matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)
  const found = matches.findLast(({ staticData }) => staticData.title ?? staticData.ownTitle)?.staticData
  const name = missing ? 'notFound' : found?.title
  const title = name ? shellTexts(`titles.${name}`) : found?.ownTitle
  const product = shellTexts('product')
  return title ? `${title} · ${product}` : product
}
