import { type ComponentType, lazy } from 'react'
import { toast } from '../ui/feedback/toast.ts'
import { uiTexts } from '../ui/texts.ts'
import { useOnline } from './use-online.ts'

/**
 * A part of a screen that loads when it is first rendered, as a press asks for it. Without a network it says so and shows nothing,
 * and loads once there is one.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part = lazy(loadPart) as ComponentType<Props>
  async function loadPart(): Promise<{ default: ComponentType<Props> }> {
    try {
      return { default: await load() }
    } catch (error) {
      if (navigator.onLine) throw error
      // React keeps what a lazy component has loaded.
      Part = lazy(loadPart) as ComponentType<Props>
      toast({ record: 'network', title: uiTexts.needsInternet })
      return { default: () => null }
    }
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when its module loads.
  return function LazyPart(props: Props) {
    useOnline()
    return <Part {...props} />
  }
}
