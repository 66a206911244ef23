import { observer } from 'mobx-react-lite'
import { Button } from '#shared/ui/action/button'
import { t } from '../credit-texts'
import type { CreditStore } from './credit-store'
import { euros } from '../offer/euros'
import { TwoLineMessage } from './two-line-message'

/** The outcome at the bank, as a message that stays (CR-06). */
export const CreditOutcome = observer(function CreditOutcome({ credit }: { readonly credit: CreditStore }) {
  const { state, check, sign } = credit
  switch (state.status) {
    case 'checking':
      return <TwoLineMessage>{t('checking')}</TwoLineMessage>
    case 'frozen':
      return <TwoLineMessage>{t('frozen')}</TwoLineMessage>
    case 'waiting': {
      const { address } = state
      const go = (): void => (address === null ? void check() : sign(address))
      return (
        <TwoLineMessage action={<Button onClick={go}>{t(address === null ? 'check' : 'sign')}</Button>}>
          {t('waiting')}
        </TwoLineMessage>
      )
    }
    case 'confirmed': {
      const title = state.amount === null ? t('note') : t('success', { amount: euros(state.amount) })
      return (
        <TwoLineMessage tone="success" help={t('successHelp')}>
          <strong>{title}</strong>
        </TwoLineMessage>
      )
    }
    case 'failed':
      return (
        <TwoLineMessage tone="error" help={t(state.isDenied ? 'denied' : 'failureHelp')}>
          <strong>{t('failure')}</strong>
        </TwoLineMessage>
      )
    case 'none':
    case 'leaving':
      return null
    default:
      return state satisfies never
  }
})
