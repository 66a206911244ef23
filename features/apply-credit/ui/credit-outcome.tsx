import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { sendingStore } from '#entities/booking'
import { reviewStore, type CreditAccountStore } from '#entities/credit'
import { useStore } from '#shared/store/use-store'
import { WithPhoneLinks } from '#shared/ui/text/with-phone-links'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { Waiting } from '#shared/ui/feedback/waiting'
import { t } from '../texts'
import { euros } from '../model/euros'
import { creditAvailabilityStore } from '../model/credit-availability-store'

/** Announced when it appears. A failure is an alert by its tone. */
const NEWS = { role: 'status' } as const

/** The outcome at the bank, as a message that stays (CR-06). */
export const CreditOutcome = observer(function CreditOutcome({ credit }: { readonly credit: CreditAccountStore }) {
  const { state, check, sign } = credit
  const { kind, payPlace: place } = useStore(sendingStore)
  const ending = kind === 'order' ? 'Order' : ''
  switch (state.status) {
    case 'checking':
      return (
        <Message>
          {t('checking')}
          <Waiting text={t('checking')} />
        </Message>
      )
    case 'frozen':
      return <Message {...NEWS}>{t('frozen')}</Message>
    case 'untold':
      return (
        <Message {...NEWS} action={<Button onClick={() => void check()}>{t('check')}</Button>}>
          {t(`untold${ending}`)}
        </Message>
      )
    case 'waiting': {
      const { address } = state
      const go = (): void => (address === null ? void check() : sign(address))
      return (
        <Message {...NEWS} action={<Button onClick={go}>{t(address === null ? 'check' : 'sign')}</Button>}>
          {t('waiting')}
        </Message>
      )
    }
    case 'confirmed': {
      const title = state.amount === null ? t('note') : t('success', { amount: euros(state.amount) })
      return (
        <Message tone="success" {...NEWS} title={title}>
          <p>
            {!state.isVerified && t('unconfirmed')} {t(`successHelp${ending}`)}
          </p>
        </Message>
      )
    }
    case 'failed':
      return (
        <Message tone="error" title={t('failure')}>
          <p>{t(state.isDenied ? `denied${ending}` : `failureHelp${ending}`, { place })}</p>
          {state.isDenied && <HumanReview />}
        </Message>
      )
    case 'none':
    case 'leaving':
      return null
    default:
      return state satisfies never
  }
})

/** What the applicant may do about the refusal, if the chain says so. */
const HumanReview = observer(function HumanReview() {
  const { organizationId } = useStore(creditAvailabilityStore)
  const review = useStore(reviewStore)
  const words = organizationId === undefined ? null : review(organizationId)
  useEffect(() => {
    if (words?.state.status === 'idle') void words.load()
  }, [words])
  return words?.latest ? (
    <p>
      <WithPhoneLinks text={words.latest} />
    </p>
  ) : null
})
