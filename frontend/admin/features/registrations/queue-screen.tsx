import { shellTexts } from '../../../shared/lib/shell-texts.ts'

export function QueueScreen() {
  return <h1 className="text-28 font-bold">{shellTexts('titles.queue')}</h1>
}
