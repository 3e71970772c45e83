import { Button } from './button.tsx'
import { Notice } from './feedback/notice.tsx'
import { uiTexts } from './texts.ts'

export interface ShowMoreProps {
  loading: boolean
  /** The error of the last attempt. */
  error?: string | undefined
  onMore: () => void
}

/** The "show more" button of a paged list, shown while there is another page. */
export function ShowMore({ loading, error, onMore }: ShowMoreProps) {
  return (
    <div className="mt-4 grid justify-items-center gap-3">
      {error && (
        <Notice meaning="problem" role="alert">
          {error}
        </Notice>
      )}
      <Button variant="quiet" busy={loading} busyLabel={uiTexts.loading} onClick={onMore}>
        {uiTexts.more}
      </Button>
    </div>
  )
}
