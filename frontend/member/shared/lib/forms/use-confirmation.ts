import { useRef, useState } from 'react'

interface Asked<Values, Question> {
  values: Values
  question: Question
}

/** A question about a form's values before they are saved. */
export function useConfirmation<Values, Question>(save: (values: Values) => void) {
  const [asked, setAsked] = useState<Asked<Values, Question>>()
  const [isOpen, setIsOpen] = useState(false)
  const confirmed = useRef('')
  return {
    /** What was asked last; the dialog still shows it while it closes. */
    asked,
    isOpen,
    close: () => setIsOpen(false),
    /** Opens the question. Returns false where these values were confirmed: a save that failed is repeated without it. */
    asks(values: Values, question: Question): boolean {
      if (confirmed.current === JSON.stringify(values)) return false
      setAsked({ values, question })
      setIsOpen(true)
      return true
    },
    confirm() {
      if (!asked) return
      setIsOpen(false)
      confirmed.current = JSON.stringify(asked.values)
      save(asked.values)
    },
  }
}
