import { createContext, use } from 'react'
import type { ButtonProps } from '#shared/ui/button.tsx'
import { NetworkButton } from '#shared/ui/network-button.tsx'

/** Whether what the form saves may wait for a network. */
export const MayWait = createContext(false)

/** Sends the form around it. Without a network it does nothing, unless the form's entries may wait for one. */
export function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  return <NetworkButton type="submit" needsNetwork={!use(MayWait)} {...props} />
}
