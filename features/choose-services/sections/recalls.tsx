import { observer } from 'mobx-react-lite'
import { Message } from '#shared/ui/feedback/message'
import type { ChooseServicesStore } from '../step/choose-services-store'
import { t } from '../texts'
import styles from './offers.module.css'

/** The manufacturer's open recalls of the car, if any. They are optional: nothing is shown if the call fails. */
export const Recalls = observer(function Recalls({ store }: { readonly store: ChooseServicesStore }) {
  const recalls = store.sections.recalls.latest ?? []
  if (recalls.length === 0) return null
  return (
    <Message icon="warning">
      <strong>{t.count('recalls', recalls.length)}</strong>
      <ul className={styles.recalls}>
        {recalls.map(({ code, description }) => (
          <li key={code}>
            {description} <span className={styles.recallCode}>({code})</span>
          </li>
        ))}
      </ul>
      {t('recallsHelp')}
    </Message>
  )
})
