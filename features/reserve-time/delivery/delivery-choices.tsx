import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { bookingStore } from '#entities/booking'
import type { OrganizationSettings } from '#shared/api/nouns/settings'
import { useStore } from '#shared/store/use-store'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import { Message } from '#shared/ui/feedback/message'
import { PanelSection } from '#shared/ui/layout/panel'
import { generalInfo, optionInfo, type WorkshopHours } from './delivery-info'
import type { DeliveryOption } from './delivery-options'
import type { DeliveryStore } from './delivery-store'
import { t } from './texts'
import styles from './delivery.module.css'
import { DeliveryFailure } from './delivery-failure'
import { DeliveryTile } from './delivery-tile'

interface Props {
  readonly delivery: DeliveryStore
  readonly settings: OrganizationSettings | undefined
}

/** The options in their two groups, and general instructions for bringing the car. */
export const DeliveryOptions = observer(function DeliveryOptions({ delivery, settings }: Props) {
  const id = useId()
  const organization = useStore(bookingStore).booking?.organization
  const hours: WorkshopHours = {
    opening: organization?.opening_time ?? null,
    shiftChange: settings?.shiftChangeTime ?? null,
    closing: organization?.closing_time ?? null,
  }
  const { offered, option: chosen, announcement, saves, toggle } = delivery
  const tile = (option: DeliveryOption) => (
    <DeliveryTile
      key={option}
      name={t(`option_${option}`)}
      info={optionInfo(option, hours)}
      state={option === chosen ? 'chosen' : chosen === null ? 'open' : 'disabled'}
      disabledBecause={`${id}-why`}
      onToggle={() => toggle(option)}
    />
  )
  return (
    <PanelSection>
      <fieldset aria-labelledby={id} aria-describedby={`${id}-help`}>
        <div className={styles.head}>
          <h3 id={id}>{t('deliveryLegend')}</h3>
          {saves.status === 'saving' && <span>{t('deliverySaving')}</span>}
        </div>
        <p className={styles.help} id={`${id}-help`}>
          {t('deliveryHelp')}
        </p>
        <p id={`${id}-why`} hidden>
          {t('deliveryDisabled')}
        </p>
        <div className={styles.groups}>
          <fieldset aria-labelledby={`${id}-morning`}>
            <h4 id={`${id}-morning`}>{t('deliveryMorning')}</h4>
            {offered.morning.map(tile)}
          </fieldset>
          <fieldset aria-labelledby={`${id}-evening`}>
            <h4 id={`${id}-evening`}>{t('deliveryEvening')}</h4>
            {offered.evening.map(tile)}
          </fieldset>
        </div>
      </fieldset>
      <LiveRegion>{announcement}</LiveRegion>
      <DeliveryFailure saves={saves} />
      <Message className={styles.info}>
        {generalInfo(hours).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Message>
    </PanelSection>
  )
})
