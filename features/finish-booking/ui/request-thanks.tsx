import { observer } from 'mobx-react-lite'
import { BookingFacts, Ticket, TicketActions, TicketHead, type Completion } from '#entities/booking'
import { useStepHeading, type StepScreenProps } from '#entities/process'
import type { StoreDefinition } from '#shared/store/define-store'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { SideView } from '#shared/ui/art/side-view'
import { PathIcon } from '#shared/ui/text/icon'
import { PRINT_PATH } from '#shared/ui/text/icon-paths'
import { t } from '../texts'
import styles from './thanks-screen.module.css'

/** Words of the thanks for a request. */
export interface RequestWords {
  /** 'Tarjouspyyntö on lähetetty' */
  readonly title: string
  /** What happens next: who answers, how and when. */
  readonly text: string
}

interface Props extends StepScreenProps, RequestWords {
  readonly completion: StoreDefinition<Completion>
}

/** The ticket of a request that has reserved no time, which is kept in memory only. */
const RequestThanks = observer(function RequestThanks({ completion, title, text, onRestart }: Props) {
  const { receipt } = useStore(completion)
  const heading = useStepHeading()
  return (
    <Ticket>
      <TicketHead
        booking={null}
        title={title}
        heading={heading}
        className={styles.head}
        art={<SideView vehicleClass={receipt?.vehicle?.classification?.id} />}
      >
        <p>{text}</p>
      </TicketHead>
      {receipt && <BookingFacts booking={receipt} surface="thanks" />}
      <TicketActions>
        {receipt && (
          <Button variant="text" onClick={() => window.print()}>
            <PathIcon path={PRINT_PATH} />
            {t('printRequest')}
          </Button>
        )}
        <Button variant="text" onClick={onRestart}>
          {t('newRequest')}
        </Button>
      </TicketActions>
    </Ticket>
  )
})

/** Returns the screen that thanks for what the completion has sent. */
export const thanksFor = (completion: StoreDefinition<Completion>) => ({
  Screen: (props: StepScreenProps & RequestWords) => <RequestThanks {...props} completion={completion} />,
})
