import { setKeepsData, useKeepsData } from '#member/shared/lib/vault/keeps-data.ts'
import { Switch } from '#member/shared/ui/forms/switch.tsx'
import { toast } from '#shared/ui/feedback/toast.ts'
import { profileTexts as t } from './profile-texts.ts'

export function KeepDataSwitch({ memberId }: { memberId: string }) {
  return (
    <Switch
      label={t('keepData.switch')}
      help={t('keepData.help')}
      isOn={useKeepsData(memberId)}
      onChange={(keeps) => {
        setKeepsData(memberId, keeps)
        toast({ variant: 'success', title: t(keeps ? 'keepData.on' : 'keepData.off') })
      }}
    />
  )
}
