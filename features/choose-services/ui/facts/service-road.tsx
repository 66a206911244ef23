import type { CSSProperties } from 'react'
import { observer } from 'mobx-react-lite'
import { formatNumber } from '#shared/text/numbers'
import { bookingStore } from '#entities/booking'
import { useStore } from '#shared/store/use-store'
import { SideView } from '#shared/ui/art/side-view'
import { t } from '../../texts'
import type { NextService } from '../../model/next-service'
import styles from './service-road.module.css'

const distance = (kilometers: number): string => t('kilometers', { kilometers: formatNumber(kilometers) })

/** The road to the next service, in words and as a picture. */
export function ServiceRoad({ next: { target, months, road } }: { readonly next: NextService }) {
  const interval = [road && distance(road.interval), months !== null && t('months', { months })].filter(Boolean)
  return (
    <section className={styles.cycle} aria-label={t('cycleLabel')}>
      <p className={styles.words}>
        <strong>{road ? t('cycleLeft', { target, kilometers: formatNumber(road.left) }) : target}</strong>
        <span>{t('cycleInterval', { interval: interval.join(' tai ') })}</span>
      </p>
      {road && <Road road={road} />}
    </section>
  )
}

const Road = observer(function Road({ road }: { readonly road: NonNullable<NextService['road']> }) {
  const { booking } = useStore(bookingStore)
  const at: CSSProperties & Record<'--at', string> = { '--at': `${Math.round(road.driven * 100)}%` }
  return (
    <div className={styles.gauge} style={at} aria-hidden="true">
      <span className={styles.road} />
      <SideView className={styles.car} vehicleClass={booking?.vehicle?.classification?.id} />
      <span className={styles.end} />
      <span className={styles.from}>{distance(road.from)}</span>
      <span className={styles.now}>{distance(road.now)}</span>
      <span className={styles.next}>{distance(road.next)}</span>
    </div>
  )
})
