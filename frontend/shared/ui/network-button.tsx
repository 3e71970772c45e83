import { ui } from '#locales/ui.ts'
import { useOnline } from '../lib/use-online.ts'
import { Button, type ButtonProps } from './button.tsx'
import { cx } from './cx.ts'
import { toast } from './feedback/toast.ts'

interface NetworkButtonProps extends ButtonProps {
  /** False while what it does may wait for a network. */
  needsNetwork?: boolean
}

/** A button for what needs the network: it does nothing as long as there is none, and says why. */
export function NetworkButton({ needsNetwork = true, className, ...rest }: NetworkButtonProps) {
  const online = useOnline() || !needsNetwork
  return (
    <Button
      {...rest}
      title={online ? rest.title : ui.needsInternet}
      onClickCapture={() => !online && toast({ record: 'network', title: ui.needsInternet })}
      aria-disabled={!online || rest['aria-disabled']}
      className={cx(className, !online && 'opacity-60')}
    />
  )
}
