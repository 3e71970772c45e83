import { type DragEvent, useEffect, useState } from 'react'

/** For a drop area; a file that falls beside it is not opened in place of the app. */
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
