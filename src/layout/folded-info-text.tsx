import { observer } from 'mobx-react-lite'
import { Icon } from '#shared/ui/text/icon'
import { WithPhoneLinks } from '#shared/ui/text/with-phone-links'
import { t } from '../deferred/texts'
import styles from './folded-info-text.module.css'
import { useInfoText } from './use-info-text'

/** The info text of a tab, collapsed beside the heading of a later step. */
export const FoldedInfoText = observer(function FoldedInfoText({ code }: { readonly code: string }) {
  const { text, isMissing } = useInfoText(code)
  if (isMissing) return null
  if (!text) return <div className={styles.more} />
  return (
    <details className={styles.more}>
      <summary>
        <Icon name="info" />
        <span>{t('infoTitle')}</span>
        <Icon name="chevron-down" />
      </summary>
      <p>
        <WithPhoneLinks text={text} />
      </p>
    </details>
  )
})
