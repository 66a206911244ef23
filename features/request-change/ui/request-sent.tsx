import { CallUs } from '#entities/organization'
import { registryPort, usePagePart } from '#entities/process'
import { normalizeRegisterNumber } from '#entities/vehicle'
import type { Organization } from '#shared/api/nouns/organizations'
import { reservedMoment } from '#shared/booking-facts/reserved-moment'
import { useStore } from '#shared/store/use-store'
import { Actions } from '#shared/ui/action/actions'
import { Button } from '#shared/ui/action/button'
import { OutcomeHeading } from '#shared/ui/feedback/outcome-heading'
import { hasContact, reservedAtOf, type RequestValues } from '../model/request-values'
import { t } from '../texts'
import styles from './request-change-page.module.css'

interface Props {
  readonly values: RequestValues
  readonly organization: Organization | undefined
  readonly onAnother: () => void
}

/** The request that was sent (CA-03). Takes the focus, because the button that had it is removed. */
export function RequestSent({ values, organization, onAnother }: Props) {
  const { routed } = useStore(registryPort)
  usePagePart(t('success'))
  const reservedAt = reservedAtOf(values)
  const rows = [
    [t('organization'), organization?.name ?? ''],
    [t('registerNumber'), normalizeRegisterNumber(values.registerNumber)],
    [t('reservedDay'), reservedAt === null ? '' : reservedMoment(reservedAt)],
    [t('name'), values.name.trim()],
    [t('email'), values.email.trim()],
    [t('phone'), values.phone.trim()],
    [t('message'), values.message.trim()],
  ] as const
  return (
    <>
      <div className={styles.outcome}>
        <OutcomeHeading turns={1} block="center" isDone>
          {t('success')}
        </OutcomeHeading>
      </div>
      <p className={styles.lead}>
        {hasContact(values) ? (
          t('successHelp')
        ) : (
          <>
            {t('successNoContact')}
            <CallUs number={organization?.phone_number} />
          </>
        )}
      </p>
      <dl className={styles.receipt} aria-label={t('title')}>
        {rows
          .filter(([, value]) => value !== '')
          .map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd dir="auto" translate="no">
                {value}
              </dd>
            </div>
          ))}
      </dl>
      <Actions>
        <Button variant="tonal" onClick={onAnother}>
          {t('another')}
        </Button>
        {/* The link leads to the first process. */}
        <a className={styles.book} href={(routed[0]?.path ?? '/') + window.location.search}>
          {t('book')}
        </a>
      </Actions>
    </>
  )
}
