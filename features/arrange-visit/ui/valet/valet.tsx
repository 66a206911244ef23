import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState } from 'react'
import { bookingStore, PriceText } from '#entities/booking'
import { apiPort } from '#shared/api/client'
import { privately } from '#shared/api/privately'
import { windowText } from '#shared/booking-facts/words'
import { useStores } from '#shared/store/use-store'
import { Message } from '#shared/ui/feedback/message'
import { showFailure } from '#shared/ui/feedback/show-failure'
import { Checkbox } from '#shared/ui/form/checkbox'
import { FormGrid } from '#shared/ui/form/form-grid'
import { Tile } from '#shared/ui/form/tile'
import { Panel } from '#shared/ui/layout/panel'
import type { ArrangeVisitStore } from '../../model/arrange-visit-store'
import { t } from '../../lazy-texts'
import { valetCalls } from '../../model/valet/save-valet'
import { AddressField } from './address-field'
import { ValetStore } from '../../model/valet/valet-store'
import { WindowSelect } from './window-select'
import styles from './valet.module.css'

interface Props {
  readonly store: ArrangeVisitStore
  /** The order has a replacement car. */
  readonly hasLoan: boolean
}

/** The choice to have the car fetched and brought back (PU-01). */
export const Valet = observer(function Valet({ store, hasLoan }: Props) {
  const get = useStores()
  const { step } = store
  const id = useId()
  const [valet] = useState(
    () =>
      new ValetStore({
        // The addresses are personal data.
        api: privately(get(apiPort))(valetCalls),
        booking: get(bookingStore),
        calendar: step.calendar,
        times: store.valet.times,
      }),
  )
  useEffect(() => store.valet.set(valet), [store, valet])
  const section = useRef<HTMLFieldSetElement>(null)
  const { isOn, visit, attempts, failure, isPriceComing, times } = valet
  const toggle = (): void => {
    valet.toggle()
    if (valet.isOn && store.usesLocker) void store.useLocker(false)
  }
  useEffect(() => {
    if (attempts === 0) return
    const field = section.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field) field.focus()
    else showFailure(section.current?.querySelector<HTMLElement>('[role="alert"]') ?? null)
  }, [attempts])
  return (
    <Panel>
      <fieldset ref={section} aria-labelledby={id}>
        <h3 id={id} className={styles.title}>
          {t('valetTitle')}
        </h3>
        <Tile
          label={t('valetOffer')}
          description={[t('valetOfferHelp'), hasLoan && t('valetOfferLoan'), isPriceComing && t('valetOfferPrice')]
            .filter(Boolean)
            .join(' ')}
          aside={times.product && <PriceText price={times.product.price} />}
          checked={isOn}
          disabled={step.isReserving}
          onChange={toggle}
        />
        {isOn && visit === null && <p className={styles.first}>{t('valetTimeFirst')}</p>}
        {isOn && visit !== null && <Choices valet={valet} isDisabled={step.isReserving} />}
        {failure && (
          <Message tone="error" role="alert" title={t('valetFailed')} className={styles.failure}>
            {t(`valetFailed_${failure}`)}
          </Message>
        )}
      </fieldset>
    </Panel>
  )
})

interface ChoicesProps {
  readonly valet: ValetStore
  readonly isDisabled: boolean
}

const Choices = observer(function Choices({ valet, isDisabled }: ChoicesProps) {
  const { changed, faults, isSameAddress, pickups, returns, windowMinutes } = valet
  if (pickups.length === 0 || returns.length === 0)
    return (
      <Message tone="warning" role="alert" className={styles.failure}>
        {t(pickups.length === 0 ? 'noPickup' : 'noReturn')}
      </Message>
    )
  return (
    <div className={styles.fields}>
      {changed.pickup && <output>{t('pickupChanged', { time: windowText(changed.pickup, windowMinutes) })}</output>}
      {changed.return && <output>{t('returnChanged', { time: windowText(changed.return, windowMinutes) })}</output>}
      <FormGrid>
        <WindowSelect
          label={t('pickupTime')}
          of={pickups}
          minutes={windowMinutes}
          value={valet.pickup}
          isDisabled={isDisabled}
          onChange={valet.choosePickup}
        />
        <WindowSelect
          label={t('returnTime')}
          of={returns}
          minutes={windowMinutes}
          value={valet.return}
          isDisabled={isDisabled}
          onChange={valet.chooseReturn}
        />
        <AddressField
          label={t('pickupAddress')}
          autoComplete="street-address"
          value={valet.pickupAddress}
          isMissing={faults.pickup}
          isDisabled={isDisabled}
          onChange={valet.setPickupAddress}
        />
      </FormGrid>
      <Checkbox
        label={t('sameAddress')}
        checked={isSameAddress}
        disabled={isDisabled}
        onChange={({ target }) => valet.setSameAddress(target.checked)}
      />
      {!isSameAddress && (
        <AddressField
          label={t('returnAddress')}
          autoComplete="shipping street-address"
          value={valet.returnAddress}
          isMissing={faults.return}
          isDisabled={isDisabled}
          onChange={valet.setReturnAddress}
        />
      )}
    </div>
  )
})
