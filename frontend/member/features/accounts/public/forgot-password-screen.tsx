import { shellTexts } from '../../../../shared/lib/shell-texts.ts'

export function ForgotPasswordScreen() {
  return (
    <main className="mx-auto max-w-96 p-4">
      <h1 className="text-28 font-bold">{shellTexts('titles.forgotPassword')}</h1>
    </main>
  )
}
