import type { Names } from './names'

/**
 * Files of an example feature slice with the process's own step: one choice, sent to the workshop in the booking's
 * notes.
 */
export const stepFiles = ({ slug, pascal, type }: Names) => ({
  [`features/choose-${slug}/index.ts`]: `import { bookingStore } from '#entities/booking'
import { lazyStep, type StepDefinition } from '#entities/process'

/** The step of ${type} that no other process has. */
export const choose${pascal} = (): Omit<StepDefinition, 'name' | 'label'> => ({
  ...lazyStep(() => import(/* webpackChunkName: "choose-${slug}" */ './ui/step'), {}),
  canEdit: (get) => !get(bookingStore).isLocked,
})
`,
  [`features/choose-${slug}/texts.ts`]: `import { defineTexts } from '#shared/i18n/texts'

export const t = defineTexts({
  title: 'Valitse vaihtoehto',
  lead: 'Toimipiste näkee valintasi varauksessa.',
  legend: 'Vaihtoehdot',
  basic: 'Perusvaihtoehto',
  large: 'Laaja vaihtoehto',
  chooseFirst: 'Valitse ensin vaihtoehto.',
  continue: 'Jatka',
  none: 'Ei valintaa',
})
`,
  [`features/choose-${slug}/model/choose-${slug}-store.ts`]: `import { makeAutoObservable, runInAction } from 'mobx'
import { bookingStore, refreshBooking, type BookingStore } from '#entities/booking'
import { bookingAttemptPort, type BookingAttempt } from '#entities/process'
import { type Client, apiPort } from '#shared/api/client'
import { saveNotes } from '#shared/api/contract/booking/current'
import { Action } from '#shared/store/action'
import { defineStore } from '#shared/store/define-store'

/** Calls of this store. */
const calls = { saveNotes }

/**
 * The selected option. The server stores it with the booking once it is saved, so it survives a reload. A selection that
 * is not saved belongs to one booking, and the browser's Back and Forward keep it.
 */
class Choose${pascal}Store {
  readonly save: Action<[]>
  private picked: { readonly bookingAttemptId: string; readonly choice: string } | null = null

  constructor(
    api: Client<typeof calls>,
    private readonly booking: BookingStore,
    private readonly wizard: Pick<BookingAttempt, 'bookingAttemptId'>,
  ) {
    this.save = new Action(async () => {
      await api.saveNotes({ body: { value: this.choice } })
      await refreshBooking(booking)
      runInAction(() => (this.picked = null))
    })
    makeAutoObservable<this, 'booking' | 'wizard'>(this, { booking: false, wizard: false }, { autoBind: true })
  }

  /** Empty while no option is selected. */
  get choice(): string {
    const { picked, wizard, booking } = this
    return (picked?.bookingAttemptId === wizard.bookingAttemptId ? picked.choice : booking.booking?.notes) ?? ''
  }

  choose(choice: string): void {
    // The choice cannot change while it is being saved.
    if (this.save.isRunning) return
    this.picked = { bookingAttemptId: this.wizard.bookingAttemptId, choice }
    this.save.clear()
  }
}

export const choose${pascal}Store = defineStore(
  'choose-${slug}',
  (get) => new Choose${pascal}Store(get(apiPort)(calls), get(bookingStore), get(bookingAttemptPort)),
)
`,
  [`features/choose-${slug}/ui/step.ts`]: `import type { StoreResolver } from '#shared/store/define-store'
import { choose${pascal}Store } from '../model/choose-${slug}-store'

/** Exports of the step's lazy chunk. */
export { Choose${pascal}Screen as Screen } from './choose-${slug}-screen'
export { ${pascal}Summary as Summary } from './${slug}-summary'

export const basis = (get: StoreResolver): unknown => get(choose${pascal}Store).choice
`,
  [`features/choose-${slug}/ui/choose-${slug}-screen.tsx`]: `import { observer } from 'mobx-react-lite'
import { errorText } from '#entities/notification'
import { StepHead, type StepScreenProps } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { Actions } from '#shared/ui/action/actions'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { Panel } from '#shared/ui/layout/panel'
import { RadioGroup } from '#shared/ui/form/radio'
import { choose${pascal}Store } from '../model/choose-${slug}-store'
import { t } from '../texts'

const OPTIONS = [t('basic'), t('large')].map((label) => ({ value: label, label }))

/** A choice and a continue button. The screen does not depend on the steps around it. */
export const Choose${pascal}Screen = observer(function Choose${pascal}Screen({ onContinue }: StepScreenProps) {
  const { choice, choose, save } = useStore(choose${pascal}Store)
  const leave = async (): Promise<void> => {
    if (await save.run()) onContinue()
  }
  return (
    <>
      <StepHead title={t('title')} lead={t('lead')} />
      <Panel>
        <RadioGroup
          legend={t('legend')}
          options={OPTIONS}
          value={choice}
          onChange={choose}
          hint={choice === '' && t('chooseFirst')}
        />
        {save.hasFailed && (
          <Message tone="error" role="alert">
            {errorText(save.error)}
          </Message>
        )}
      </Panel>
      <Actions>
        <Button variant="primary" disabled={choice === ''} busy={save.isRunning} onClick={() => void leave()}>
          {t('continue')}
        </Button>
      </Actions>
    </>
  )
})
`,
  [`features/choose-${slug}/ui/${slug}-summary.tsx`]: `import { observer } from 'mobx-react-lite'
import { bookingStore } from '#entities/booking'
import { useStore } from '#shared/store/use-store'
import { t } from '../texts'

/** The selected option, for the card of the finished step. */
export const ${pascal}Summary = observer(function ${pascal}Summary() {
  const { booking } = useStore(bookingStore)
  return <strong>{booking?.notes || t('none')}</strong>
})
`,
})
