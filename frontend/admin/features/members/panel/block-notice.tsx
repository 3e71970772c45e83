import type { MemberDetail } from '#contract/members.ts'
import { dateAndTime } from '#shared/lib/format/format.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { accessStateNames, blockReasonNames } from '#texts/labels.ts'
import { t } from '../members-texts.ts'

export function BlockNotice({ block }: { block: NonNullable<MemberDetail['block']> }) {
  const when = dateAndTime(block.at)
  return (
    <div className="mb-5">
      <Notice
        meaning="problem"
        title={block.reason ? blockReasonNames[block.reason] : accessStateNames.blocked}
      >
        {block.text && <p className="whitespace-pre-line">{block.text}</p>}
        <p className="text-soft">
          {block.by ? t('block.byAt', { name: block.by, when }) : t('block.at', { when })}
        </p>
      </Notice>
    </div>
  )
}
