import { shellTexts } from '../../../../shared/lib/shell-texts.ts'

export function RegistrationStatusScreen() {
  return (
    <main className="mx-auto max-w-96 p-4">
      <h1 className="text-28 font-bold">{shellTexts('titles.registrationStatus')}</h1>
    </main>
  )
}
