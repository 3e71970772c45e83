import { shellTexts } from '../../../shared/lib/shell-texts.ts'

export function ConsultationsScreen() {
  return <h1 className="text-28 font-bold">{shellTexts('titles.consultations')}</h1>
}
