import { type DragEvent, useEffect, useState } from 'react'

/**
 * Handlers for a drop area. A file dropped outside it is ignored; by default the browser would open it in place of the
 * app.
 */
export function useDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false)

  useEffect(() => {
    const ignore = (event: Event) => event.preventDefault()
    addEventListener('dragover', ignore)
    addEventListener('drop', ignore)
    return () => {
      removeEventListener('dragover', ignore)
      removeEventListener('drop', ignore)
    }
  }, [])

  return {
    over,
    handlers: {
      onDragOver: () => setOver(true),
      onDragLeave: (event: DragEvent) => {
        const inside =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
        if (!inside) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        setOver(false)
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
