import type { ReactNode } from 'react'
import { TicketHead } from '#entities/booking'
import { usePagePart } from '#entities/process'
import { SideView } from '#shared/ui/art/side-view'
import { useOutcomeFocus } from '#shared/ui/feedback/use-outcome-focus'
import type { WorkStore } from '../model/work-store'
import styles from './work.module.css'

interface Props {
  readonly work: WorkStore
  readonly title: string
  /** True if an answer has been sent. */
  readonly isDone?: boolean
  readonly children: ReactNode
}

/** The head of the ticket: what it is about, the car and the workshop. It takes the focus after each outcome. */
export function WorkHead({ work, title, isDone = false, children }: Props) {
  const { booking, ticket, turns } = work
  const heading = useOutcomeFocus(turns)
  usePagePart(title)
  const { vehicle, organization } = booking ?? {}
  const plate = ticket?.registerNumber || vehicle?.register_number
  const car = [vehicle?.make, vehicle?.model].filter(Boolean).join(' ')
  const visit = [plate, car, organization?.name].filter(Boolean).join(', ')
  return (
    <TicketHead
      booking={null}
      title={title}
      isDone={isDone}
      heading={{ ref: heading }}
      className={styles.head}
      art={<SideView vehicleClass={vehicle?.classification?.id} />}
    >
      {visit !== '' && (
        <p className={styles.visit} translate="no">
          {visit}
        </p>
      )}
      {children}
    </TicketHead>
  )
}
