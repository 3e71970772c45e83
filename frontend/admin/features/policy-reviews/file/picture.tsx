import { useEffect, useState } from 'react'

interface PictureProps {
  file: Blob
  name: string
  scale: number
  /** Quarter turns to the right. */
  turns: number
  onBroken: () => void
}

export function Picture({ file, name, scale, turns, onBroken }: PictureProps) {
  const [url, setUrl] = useState<string>()
  /** Width by height as the browser shows it, with the EXIF orientation applied. */
  const [ratio, setRatio] = useState(1)
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file)
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])
  if (!url) return null
  const isSideways = turns % 2 === 1
  return (
    <div
      className="relative mx-auto"
      style={{ width: `${scale * 100}%`, ...(isSideways && { aspectRatio: 1 / ratio }) }}
    >
      <img
        src={url}
        alt={name}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setRatio(naturalHeight === 0 ? 1 : naturalWidth / naturalHeight)
        }
        onError={onBroken}
        style={
          isSideways
            ? { width: `${ratio * 100}%`, transform: `translate(-50%, -50%) rotate(${turns * 90}deg)` }
            : { width: '100%', transform: `rotate(${turns * 90}deg)` }
        }
        className={isSideways ? 'absolute top-1/2 left-1/2 max-w-none bg-white' : 'max-w-none bg-white'}
      />
    </div>
  )
}
