import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore } from '#shared/store/use-store'
import { PathIcon } from '#shared/ui/text/icon'
import { CARD_PATH } from '#shared/ui/text/icon-paths'
import { VisuallyHidden } from '#shared/ui/text/visually-hidden'
import { WithPhoneLinks } from '#shared/ui/text/with-phone-links'
import { dutiesOf } from '../model/advertisement/advertisement'
import { creditMarketingStore } from '../model/advertisement/credit-marketing-store'
import { t } from '../texts'
import styles from './credit-marketing.module.css'
import type { Identifier } from '#shared/api/nouns/lenient'

interface Props {
  readonly activeId: Identifier
  /** Price of the order in euros; null if it is unknown. */
  readonly price: number | null
}

/**
 * The advertisement that a service can be paid with the credit account (SV-12), after the way to pay without credit.
 * Shows nothing if a text that the law requires is missing or could not be loaded.
 */
export const CreditMarketing = observer(function CreditMarketing({ activeId, price }: Props) {
  const marketing = useStore(creditMarketingStore).of(activeId)
  useEffect(() => {
    if (marketing.latest === undefined) void marketing.load()
    return () => {
      if (marketing.latest === undefined) marketing.reset()
    }
  }, [marketing])
  if (!marketing.latest) return null
  const { text, example, lender, warning, link, duties } = marketing.latest
  return (
    <section className={styles.ad} aria-label={t('title')}>
      <PathIcon path={CARD_PATH} />
      <div>
        <strong>{t('title')}</strong>
        <p>
          {t('withoutCredit')} <WithPhoneLinks text={text} />
        </p>
        <p className={styles.warning}>{warning}</p>
        {[...new Set([example, lender, ...dutiesOf(duties, price)])].map((words) => (
          <p key={words}>
            <WithPhoneLinks text={words} />
          </p>
        ))}
        {link !== null && (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {t('moreInfo')} <VisuallyHidden>({t('newTab')})</VisuallyHidden>
          </a>
        )}
      </div>
    </section>
  )
})
