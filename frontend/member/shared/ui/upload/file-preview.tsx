import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '#locales/files.ts'
import { contentTypeOf } from '#shared/lib/files/file-rules.ts'

/** The image itself, or an icon for a document. */
export function FilePreview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()
  const isPicture = contentTypeOf(file.name).startsWith('image/')

  useEffect(() => {
    if (!isPicture) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [file, isPicture])

  return (
    <span className="grid size-16 flex-none place-items-center overflow-hidden rounded-control bg-sunken text-soft">
      {isPicture && url ? (
        <img
          src={url}
          alt={t('upload.preview', { name: file.name })}
          // The content is not an image, whatever the name says. The server rejects it.
          onError={() => setUrl(undefined)}
          className="size-full object-cover"
        />
      ) : (
        <FileText size={28} aria-hidden />
      )}
    </span>
  )
}
