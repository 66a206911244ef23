import { observer } from 'mobx-react-lite'
import { useStore } from '#shared/store/use-store'
import { Aside } from '#shared/ui/layout/outlets'
import type { ReserveTimeStore } from '../step/reserve-time-store'
import { Lazy, lazyChunkStore } from '../step/lazy'

interface Props {
  readonly store: ReserveTimeStore
  readonly onContinue: () => void
}

/** The lazily loaded enquiry. The side column is reserved until it arrives, so that the layout does not move. */
export const EnquiryInPlace = observer(function EnquiryInPlace({ store, onContinue }: Props) {
  const { latest } = useStore(lazyChunkStore)
  return (
    <>
      {!latest && (
        <Aside>
          <span />
        </Aside>
      )}
      <Lazy reservedHeight="24rem">{({ Enquiry }) => <Enquiry store={store} onContinue={onContinue} />}</Lazy>
    </>
  )
})
