import { observer } from 'mobx-react-lite'
import { CallUs } from '#entities/organization'
import type { WorkStore } from '../model/work-store'
import { t } from '../texts'
import { Leave } from './leave'
import { WorkHead } from './work-head'
import styles from './work.module.css'

interface Props {
  readonly work: WorkStore
  readonly onLeave: () => void
}

/** Says that the ticket cannot be answered. An unknown, an expired and a done ticket look alike. */
export const Closed = observer(function Closed({ work, onLeave }: Props) {
  const isGone = work.stage === 'gone'
  return (
    <div className={styles.narrow}>
      <WorkHead work={work} title={t(isGone ? 'closed' : 'missing')}>
        <p>{t(isGone ? 'closedText' : 'missingText')}</p>
      </WorkHead>
      <p>
        <CallUs number={work.booking?.organization?.phone_number} />
      </p>
      <Leave onLeave={onLeave} />
    </div>
  )
})
