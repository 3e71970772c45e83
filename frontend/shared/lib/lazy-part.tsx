import { type ComponentType, lazy, useEffect } from 'react'
import { ui } from '#locales/ui.ts'
import { toast } from '../ui/feedback/toast.ts'
import { isOnline, useOnline } from './use-online.ts'

/** A component that loads on first render. Without a network `MissingPart` stands in its place until there is one. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part = lazy(loadPart) as ComponentType<Props>
  async function loadPart(): Promise<{ default: ComponentType<Props> }> {
    try {
      return { default: await load() }
    } catch (error) {
      if (isOnline()) throw error
      const loadAgain = () => {
        Part = lazy(loadPart) as ComponentType<Props>
      }
      // Before the component renders again.
      addEventListener('online', loadAgain, { once: true, capture: true })
      return { default: MissingPart as ComponentType<object> as ComponentType<Props> }
    }
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when its module loads.
  return function LazyPart(props: Props) {
    useOnline()
    return <Part {...props} />
  }
}

interface MissingPartProps {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  onClose?: () => void
}

/** Says that what was opened needs the network, and closes it if it can be closed. */
function MissingPart({ open = true, onOpenChange, onClose }: MissingPartProps) {
  useEffect(() => {
    if (!open) return
    toast({ record: 'network', title: ui.needsInternet })
    onOpenChange?.(false)
    onClose?.()
  }, [open, onOpenChange, onClose])
  return null
}
