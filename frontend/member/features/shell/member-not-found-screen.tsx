import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { NotFoundScreen } from '#shared/lib/app/fallback-screens.tsx'
import { shellTexts as t } from '#shared/lib/app/shell-texts.ts'

const ways = [
  { to: memberPaths.allServices, label: t('notFound.services') },
  { to: memberPaths.chat, label: t('notFound.chat') },
]

export function MemberNotFoundScreen() {
  return <NotFoundScreen ways={ways} />
}
