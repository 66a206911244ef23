import { observer } from 'mobx-react-lite'
import { PriceChange, type Completion } from '#entities/booking'
import type { Gates } from '#entities/payment'
import { Button } from '#shared/ui/action/button'
import { Dialog } from '#shared/ui/overlay/dialog'
import { ENDINGS } from '../model/words-of'
import { t } from '../texts'

interface Props {
  readonly of: Completion
  readonly gates: Gates
  readonly onSend: () => void
}

/**
 * Says that the price has changed since the visitor saw it, and asks whether to send the booking at the new one (RC-20).
 * An order is placed on the page, because what it obliges to must stand right above its button (LW-02).
 */
export const PriceDialog = observer(function PriceDialog({ of, gates, onSend }: Props) {
  const ending = ENDINGS[of.sends]
  const { change, accept, isUncertain, mayBeSaved } = of
  if (!change) return null
  const send = (): void => {
    accept()
    onSend()
  }
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('priceTitle')}
      onClose={accept}
      actions={
        <>
          <Button variant={ending === 'Order' ? 'primary' : 'secondary'} onClick={accept}>
            {t(`priceBack${ending}`)}
          </Button>
          {ending !== 'Order' && (
            <Button variant="primary" onClick={send}>
              {gates.submit?.label ?? t('priceSend')}
            </Button>
          )}
        </>
      }
    >
      {!mayBeSaved && <p>{t(`priceText${ending}`)}</p>}
      <PriceChange change={change} />
      {!isUncertain && ending !== 'Request' && <p>{t(ending === 'Lead' ? 'priceServicesLead' : 'priceServices')}</p>}
    </Dialog>
  )
})
