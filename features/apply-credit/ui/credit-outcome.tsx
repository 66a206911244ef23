import { observer } from 'mobx-react-lite'
import { Button } from '#shared/ui/button'
import { t } from '../credit-texts'
import type { CreditStore } from '../model/credit-store'
import { euros } from '../model/euros'
import { Words } from './words'

/** What the bank says, in words that stay (CR-06). */
export const CreditNews = observer(function CreditNews({ credit }: { readonly credit: CreditStore }) {
  const { state, check, sign } = credit
  switch (state.status) {
    case 'checking':
      return <Words>{t('checking')}</Words>
    case 'frozen':
      return <Words>{t('frozen')}</Words>
    case 'waiting': {
      const { address } = state
      const go = (): void => (address === null ? void check() : sign(address))
      return (
        <Words action={<Button onClick={go}>{t(address === null ? 'check' : 'sign')}</Button>}>{t('waiting')}</Words>
      )
    }
    case 'confirmed': {
      const news = state.amount === null ? t('note') : t('success', { amount: euros(state.amount) })
      return (
        <Words tone="success" help={t('successHelp')}>
          <strong>{news}</strong>
        </Words>
      )
    }
    case 'failed':
      return (
        <Words tone="error" role="alert" help={t(state.isDenied ? 'denied' : 'failureHelp')}>
          <strong>{t('failure')}</strong>
        </Words>
      )
    case 'none':
    case 'leaving':
      return null
    default:
      return state satisfies never
  }
})
