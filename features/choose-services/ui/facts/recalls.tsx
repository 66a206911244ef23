import { observer } from 'mobx-react-lite'
import { Button } from '#shared/ui/action/button'
import { Icon, PathIcon } from '#shared/ui/text/icon'
import { PLUS_PATH } from '#shared/ui/text/icon-paths'
import type { Needs } from '#entities/booking'
import type { Recall } from '#shared/api/nouns/trade'
import { t } from '../../texts'
import styles from './recalls.module.css'

interface Props {
  readonly recalls: readonly Recall[]
  readonly symptoms: Needs['symptoms']
}

/**
 * The manufacturer's open recalls of the car, each with a button that adds it to the booking as a symptom (reading 45).
 * They are optional: nothing is shown if the call fails.
 */
export const Recalls = observer(function Recalls({ recalls, symptoms }: Props) {
  if (recalls.length === 0) return null
  return (
    <section className={styles.recalls}>
      <h3>
        <Icon name="warning" />
        {t.count('recalls', recalls.length)}
      </h3>
      <ul>
        {recalls.map(({ code, description }) => {
          const symptom = t('recallSymptom', { code, description })
          const isAdded = symptoms.list.some((one) => one.description === symptom)
          return (
            <li key={code}>
              <p>
                {description} <span className="num">({code})</span>
              </p>
              <Button
                aria-label={isAdded ? undefined : t('recallAddNamed', { name: description })}
                aria-disabled={isAdded || symptoms.isFull}
                onClick={() => {
                  if (!isAdded) symptoms.addGiven(symptom)
                }}
              >
                {isAdded ? <Icon name="check" /> : <PathIcon path={PLUS_PATH} />}
                {t(isAdded ? 'recallAdded' : 'recallAdd')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
})
