import { observer } from 'mobx-react-lite'
import { useStore } from '#shared/store/use-store'
import { Aside } from '#shared/ui/outlets'
import type { ReserveTimeStore } from '../model/reserve-time-store'
import { Extra, extraPartsStore } from './extra'

interface Props {
  readonly store: ReserveTimeStore
  readonly onContinue: () => void
}

/** The lazily loaded enquiry. The side column is reserved until it arrives, so that the layout does not move. */
export const EnquiryInPlace = observer(function EnquiryInPlace({ store, onContinue }: Props) {
  const { latest } = useStore(extraPartsStore)
  return (
    <>
      {!latest && (
        <Aside>
          <span />
        </Aside>
      )}
      <Extra room="24rem">{({ Enquiry }) => <Enquiry store={store} onContinue={onContinue} />}</Extra>
    </>
  )
})
