import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState } from 'react'
import { bookingStore } from '#entities/booking'
import { sameSession } from '#entities/session'
import { apiPort } from '#shared/api/client'
import { useStores, useStore } from '#shared/store/use-store'
import { askedDelivery } from '../../model/delivery/asked-delivery'
import { deliveryCalls, DeliveryStore } from '../../model/delivery/delivery-store'
import type { ArrangeVisitStore } from '../../model/arrange-visit-store'
import type { WallDate } from '#shared/date/wall-clock'
import type { CalendarLimits } from '#entities/calendar'
import type { OrganizationSettings } from '#shared/api/nouns/settings'
import { useChangeAnnounced } from '#shared/ui/feedback/announce'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import { Message } from '#shared/ui/feedback/message'
import { showFailure } from '#shared/ui/feedback/show-failure'
import { Panel } from '#shared/ui/layout/panel'
import { generalInfo, optionInfo, type WorkshopHours } from '../../model/delivery/delivery-info'
import type { DeliveryOption } from '../../model/delivery/delivery-options'
import { t } from '../../lazy-texts'
import styles from './delivery.module.css'
import type { LatestSave } from '#shared/store/latest-save'
import { RetryButton, RetryContainer } from '#shared/ui/action/retry'
import { Tile } from '#shared/ui/form/tile'

interface Props {
  readonly store: ArrangeVisitStore
}

/**
 * Delivery options of a day reservation (TM-09). The store exists for other selections too, because a stored choice
 * must be cleared.
 */
export const Delivery = observer(function Delivery({ store }: Props) {
  const get = useStores()
  const { step } = store
  const { calendar } = step
  const [delivery] = useState(
    () =>
      new DeliveryStore({
        api: get(apiPort)(deliveryCalls),
        booking: get(bookingStore),
        step,
        visit: store,
        isSame: sameSession(get),
        mayAsk: get(askedDelivery).mayAsk,
      }),
  )
  useEffect(() => store.delivery.set(delivery), [store, delivery])
  return (
    calendar.isDayOnly &&
    calendar.day !== null &&
    !step.isEnquiry && (
      <DeliveryOptions
        day={calendar.day}
        limits={calendar.limits}
        delivery={delivery}
        settings={step.settings.latest}
      />
    )
  )
})

interface DeliveryOptionsProps {
  readonly day: WallDate
  readonly limits: CalendarLimits
  readonly delivery: DeliveryStore
  readonly settings: OrganizationSettings | undefined
}

/** The options in their two groups, and general instructions for bringing the car. */
const DeliveryOptions = observer(function DeliveryOptions(props: DeliveryOptionsProps) {
  const { day, limits, delivery, settings } = props
  const id = useId()
  const organization = useStore(bookingStore).booking?.organization
  const differing = settings?.closed_days?.find(({ date }) => date === day)
  const hours: WorkshopHours = {
    opening: differing?.opening_time ?? organization?.opening_time ?? null,
    shiftChange: settings?.shiftChangeTime ?? null,
    closing: differing?.closing_time ?? organization?.closing_time ?? null,
  }
  const { offered, option, isFetched, announcement, droppedText, saves, toggle } = delivery
  const visit = { day, limits, hours, hasLockerText: Boolean(organization?.key_locker_text) }
  const chosen = isFetched ? null : option
  useChangeAnnounced([announcement, chosen && optionInfo(chosen, visit)].filter(Boolean).join(' '))
  const tile = (one: DeliveryOption) => (
    <DeliveryTile
      key={one}
      name={t(`option_${one}`)}
      info={optionInfo(one, visit)}
      state={one === chosen ? 'chosen' : chosen === null && !isFetched ? 'open' : 'disabled'}
      disabledBecause={`${id}-why`}
      onToggle={() => toggle(one)}
    />
  )
  return (
    <Panel>
      <fieldset aria-labelledby={id} aria-describedby={`${id}-help`}>
        <div className={styles.head}>
          <h3 id={id}>{t('deliveryLegend')}</h3>
          {saves.status === 'saving' && <span>{t('deliverySaving')}</span>}
        </div>
        <p className={styles.help} id={`${id}-help`}>
          {t(isFetched ? 'deliveryFetched' : 'deliveryHelp')}
        </p>
        <Asked delivery={delivery} />
        <LiveRegion visible>{droppedText && <Message>{droppedText}</Message>}</LiveRegion>
        <p id={`${id}-why`} hidden>
          {t(isFetched ? 'deliveryFetched' : 'deliveryDisabled')}
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
      <DeliveryFailure saves={saves} />
      <Message className={styles.info}>
        {generalInfo(hours, day).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Message>
    </Panel>
  )
})

/** Asks for an option after Continue, once. It takes the focus, because the options may stand below the bar (RC-24). */
const Asked = observer(function Asked({ delivery }: Pick<DeliveryOptionsProps, 'delivery'>) {
  const { asks, option } = delivery
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asks > 0) showFailure(box.current)
  }, [asks])
  if (asks === 0 || option !== null) return null
  return (
    <div ref={box}>
      <Message tone="warning" role="alert" className={styles.asked}>
        {t('deliveryAsked')}
      </Message>
    </div>
  )
})

/** Failure message of the save, with a retry button. */
const DeliveryFailure = observer(function DeliveryFailure({
  saves,
}: {
  readonly saves: Pick<LatestSave<unknown>, 'status' | 'flush'>
}) {
  return (
    <RetryContainer className={styles.failure}>
      {saves.status === 'failed' && (
        <Message tone="error" action={<RetryButton onRetry={saves.flush} />}>
          {t('deliveryError')}
        </Message>
      )}
    </RetryContainer>
  )
})

interface TileProps {
  readonly name: string
  readonly info: string
  readonly state: 'open' | 'chosen' | 'disabled'
  /** Id of the element that explains why the option is disabled. */
  readonly disabledBecause: string
  readonly onToggle: () => void
}

/** One option. Its instructions appear when it is chosen and are not part of its accessible name. */
function DeliveryTile({ name, info, state, disabledBecause, onToggle }: TileProps) {
  const id = useId()
  const isChosen = state === 'chosen'
  const described = { open: undefined, chosen: `${id}-info`, disabled: disabledBecause }
  return (
    <Tile
      density="compact"
      label={<span id={id}>{name}</span>}
      description={isChosen && <span id={`${id}-info`}>{info}</span>}
      aria-labelledby={id}
      aria-describedby={described[state]}
      checked={isChosen}
      disabled={state === 'disabled'}
      onChange={onToggle}
    />
  )
}
