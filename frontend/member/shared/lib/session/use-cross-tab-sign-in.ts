import { useEffect } from 'react'
import { SIGNED_IN } from './session.ts'

/** When somebody else signs in in another tab, loads this one again: its requests are theirs from now on. */
export function useCrossTabSignIn(memberId: string | undefined): void {
  useEffect(() => {
    if (memberId === undefined) return undefined
    const otherTabs = new BroadcastChannel(SIGNED_IN)
    otherTabs.onmessage = ({ data }) => {
      if (data === memberId) return
      sessionStorage.clear()
      location.reload()
    }
    return () => otherTabs.close()
  }, [memberId])
}
