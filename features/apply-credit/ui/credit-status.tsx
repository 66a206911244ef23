import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/button'
import { Message, type MessageProps } from '#shared/ui/message'
import { t } from '../credit-texts'
import type { ApplicationStore } from '../model/application-store'
import { creditStore, type CreditStore } from '../model/credit-store'
import { euros } from '../model/euros'

interface Props {
  readonly application: ApplicationStore
}

/** How the credit stands, in words that stay. */
export const CreditStatus = observer(function CreditStatus({ application }: Props) {
  const credit = useStore(creditStore)
  const { answer, keeping, goOn } = application
  if (!answer) return said(credit)
  if (!keeping.hasFailed) return <Words>{t('submitting')}</Words>
  return (
    <Message tone="error" role="alert" action={<Button onClick={() => void goOn()}>{t('retry')}</Button>}>
      {t('keepFailed')}
    </Message>
  )
})

function said({ state, check, sign }: CreditStore): ReactNode {
  switch (state.status) {
    case 'checking':
      return <Words>{t('checking')}</Words>
    case 'leaving':
      return <Words help={t('redirectNote')}>{t('redirecting')}</Words>
    case 'frozen':
      return <Words>{t('frozen')}</Words>
    case 'waiting': {
      const { address } = state
      const [label, go] =
        address === null ? (['check', () => void check()] as const) : (['sign', () => sign(address)] as const)
      return <Words action={<Button onClick={go}>{t(label)}</Button>}>{t('waiting')}</Words>
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
      return null
    default:
      return state satisfies never
  }
}

interface WordsProps extends MessageProps {
  /** A second line. */
  readonly help?: string
}

const Words = ({ children, help, ...message }: WordsProps) => (
  <Message {...message}>
    <p>{children}</p>
    {help && <p>{help}</p>}
  </Message>
)
