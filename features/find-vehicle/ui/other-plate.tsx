import { observer } from 'mobx-react-lite'
import { CallUs } from '#entities/organization'
import { registryPort } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import type { FindVehicleStore } from '../model/find-vehicle-store'
import { t } from '../texts'
import { loadUnknownVehicle } from './load-unknown-vehicle'
import { searchForm } from './search-fields'

/** A way on for the owner of a plate that no search takes: its description, or else the telephone (EV-06). */
export const OtherPlate = observer(function OtherPlate({ store }: { readonly store: FindVehicleStore }) {
  const { values } = searchForm.useStatus()
  const { error } = searchForm.useTextField('registerNumber')
  const { routed } = useStore(registryPort)
  if (!error || values.registerNumber.trim() === '') return null
  const changes = routed.find(({ type }) => type === 'CANCEL_FORM')
  return (
    <>
      <Button
        variant="link"
        aria-disabled={store.submission.isRunning}
        onClick={() => void store.insist(values, loadUnknownVehicle)}
      >
        {t('insist')}
      </Button>
      {store.refusedPlate === values.registerNumber && (
        <Message role="alert">
          <p>
            {t('refusedPlate')}
            <CallUs />
          </p>
          {changes && (
            <p>
              {t('savedBooking')} <a href={changes.path + window.location.search}>{changes.tab}</a>
            </p>
          )}
        </Message>
      )}
    </>
  )
})
