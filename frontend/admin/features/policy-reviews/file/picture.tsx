import { useEffect, useEffectEvent, useState } from 'react'
import { hasTooManyPixels, pictureSize } from '#contract/picture-size.ts'
import { type ViewerProblem, viewerLimits } from './viewer-limits.ts'

interface PictureProps {
  file: Blob
  name: string
  scale: number
  /** Quarter turns to the right. */
  turns: number
  onProblem: (problem: ViewerProblem) => void
}

/** Checks a picture's header: the browser must not decode one that is too large. */
async function findProblem(file: Blob): Promise<ViewerProblem | undefined> {
  const size = pictureSize(new Uint8Array(await file.arrayBuffer()))
  if (!size) return 'broken'
  return hasTooManyPixels(size, viewerLimits.picturePixels) ? 'tooManyPixels' : undefined
}

export function Picture({ file, name, scale, turns, onProblem }: PictureProps) {
  const [url, setUrl] = useState<string>()
  /** Width divided by height as shown by the browser, with the EXIF orientation applied. */
  const [ratio, setRatio] = useState(1)
  const report = useEffectEvent(onProblem)
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file)
    let isClosed = false
    findProblem(file).then(
      (problem) => {
        if (isClosed) return
        if (problem) report(problem)
        else setUrl(objectUrl)
      },
      () => isClosed || report('broken'),
    )
    return () => {
      isClosed = true
      setUrl(undefined)
      URL.revokeObjectURL(objectUrl)
    }
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
        onError={() => onProblem('broken')}
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
