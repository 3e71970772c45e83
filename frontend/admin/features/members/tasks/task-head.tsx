import { FormError } from '#shared/ui/forms/form-error.tsx'

interface TaskHeadProps {
  /** Id of the heading, which names the form; that of the text ends in "-text". */
  id: string
  title: string
  /** What follows. */
  text: string
  problem: string | undefined
}

/** The panel may be scrolled down to the button that opened the form. */
function showHeading(heading: HTMLElement | null): void {
  heading?.scrollIntoView({ block: 'nearest' })
}

/** Above the fields of a form in the panel. */
export function TaskHead({ id, title, text, problem }: TaskHeadProps) {
  return (
    <div className="grid gap-2">
      <h3
        ref={showHeading}
        id={id}
        tabIndex={-1}
        className="scroll-mt-20 text-18 font-semibold tracking-tight wrap-anywhere"
      >
        {title}
      </h3>
      <p id={`${id}-text`} className="text-soft">
        {text}
      </p>
      <FormError message={problem} />
    </div>
  )
}
