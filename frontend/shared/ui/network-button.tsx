import { useOnline } from '../lib/use-online.ts'
import { Button, type ButtonProps } from './button.tsx'
import { cx } from './cx.ts'

/** A button for what needs the network: it does nothing as long as there is none. Its screen says why. */
export function NetworkButton({ className, ...rest }: ButtonProps) {
  const online = useOnline()
  return (
    <Button
      {...rest}
      aria-disabled={!online || rest['aria-disabled']}
      className={cx(className, !online && 'opacity-60')}
    />
  )
}
