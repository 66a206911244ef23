import { observer } from 'mobx-react-lite'
import { PathIcon } from '#shared/ui/text/icon'
import { RIGHT_PATH } from '#shared/ui/text/icon-paths'
import { COMPLAINTS, LIGHTS_ICON } from '../../model/complaints/complaints'
import { LIGHTS, type PickerStore } from '../../model/picker-store'
import styles from './lists.module.css'
import { cameFrom } from './step-focus'
import { t } from './texts'

/** First step: warning lights and the other complaints. */
export const ComplaintList = observer(function ComplaintList({ picker }: { readonly picker: PickerStore }) {
  const { lastChosen } = picker
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      <ul className={styles.complaints}>
        <Item
          title={t('lights')}
          examples={t('lightsExamples')}
          icon={LIGHTS_ICON}
          isLast={lastChosen === LIGHTS}
          onChoose={picker.showLights}
        />
        {COMPLAINTS.map(({ complaint, examples, icon }) => (
          <Item
            key={complaint.title}
            title={complaint.title}
            examples={examples}
            icon={icon}
            isLast={lastChosen === complaint.title}
            onChoose={() => picker.choose(complaint)}
          />
        ))}
      </ul>
    </>
  )
})

interface ItemProps {
  readonly title: string
  readonly examples: string
  readonly icon: string
  readonly isLast: boolean
  readonly onChoose: () => void
}

const Item = ({ title, examples, icon, isLast, onChoose }: ItemProps) => (
  <li>
    <button type="button" className={styles.complaint} onClick={onChoose} {...cameFrom(isLast)}>
      <span className={styles.icon}>
        <PathIcon path={icon} />
      </span>
      <span className={styles.words}>
        <strong>{title}</strong> <small>{examples}</small>
      </span>
      <PathIcon path={RIGHT_PATH} />
    </button>
  </li>
)
