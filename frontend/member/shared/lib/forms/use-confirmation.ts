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
    /** The last question, which the dialog still shows while it closes. */
    asked,
    isOpen,
    close: () => setIsOpen(false),
    /** Opens the question. Returns false if these values were confirmed: retrying a failed save does not ask again. */
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
