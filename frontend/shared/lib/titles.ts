import type { AnyRouter } from '@tanstack/react-router'
import type { Texts } from '../../locales/pt/texts.gen.ts'
import { shellTexts } from './shell-texts.ts'

type TitleKey<Key> = Key extends `titles.${infer Name}` ? Name : never
export type TitleName = TitleKey<keyof Texts['shell']>

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Key of the page's title in shell.json. */
    title?: TitleName
  }
}

/** "Agenda · Viver Bem": of the deepest matched route that names one. */
export function titleOf(router: AnyRouter): string {
  const { matches } = router.state
  const missing = matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)
  const name = missing ? 'notFound' : matches.findLast(({ staticData }) => staticData.title)?.staticData.title
  const product = shellTexts('product')
  return name ? `${shellTexts(`titles.${name}`)} · ${product}` : product
}
