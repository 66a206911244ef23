import { observer } from 'mobx-react-lite'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/button'
import { Message, type MessageTone } from '#shared/ui/message'
import { t } from '../card-texts'
import { cardStore, type CardOutcome } from '../model/card-store'

interface OutcomeProps {
  readonly tone: MessageTone
  readonly title: string
  readonly help?: string
}

const OUTCOMES: Readonly<Partial<Record<CardOutcome, OutcomeProps>>> = {
  paid: { tone: 'success', title: t('paid'), help: t('paidHelp') },
  'not-paid': { tone: 'error', title: t('notPaid'), help: t('notPaidHelp') },
  unverified: { tone: 'error', title: t('unverified'), help: t('unverifiedHelp') },
}

/** The outcome of the payment, as a message that stays. */
export const CardStatus = observer(function CardStatus() {
  const { outcome, storing, retry } = useStore(cardStore)
  if (storing.isRunning) return <OutcomeMessage tone="info" title={t('checking')} />
  if (storing.hasFailed)
    return (
      <Message tone="error" role="alert" action={<Button onClick={() => void retry()}>{t('retry')}</Button>}>
        {t('checkFailed')}
      </Message>
    )
  const shown = OUTCOMES[outcome]
  return shown ? <OutcomeMessage {...shown} /> : null
})

const OutcomeMessage = ({ tone, title, help }: OutcomeProps) => (
  <Message tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
    <p>
      <strong>{title}</strong>
    </p>
    {help && <p>{help}</p>}
  </Message>
)
