import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { bookingStore } from '#entities/booking'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { RetryButton } from '#shared/ui/action/retry'
import { useChangeAnnounced } from '#shared/ui/feedback/announce'
import { Message } from '#shared/ui/feedback/message'
import { Panel } from '#shared/ui/layout/panel'
import type { ChooseTiresStore } from '../model/choose-tires-store'
import { questionsOf } from '../model/tire-questions'
import { t } from '../texts'
import { Question } from './question'
import styles from './questions.module.css'

/** The questions, each shown when the previous one is answered. */
export const Questions = observer(function Questions({ store }: { readonly store: ChooseTiresStore }) {
  const { isLocked } = useStore(bookingStore)
  const first = useRef<HTMLFieldSetElement>(null)
  const { question, choice, isNotFound } = store
  // Hides the next question if the answered product is not sold, because it cannot be completed.
  const shown = questionsOf(choice).filter((name) => !isNotFound || name !== question)
  useChangeAnnounced(newQuestion(store))
  const clear = (): void => {
    store.clear()
    // Moves the focus, because the button disappears.
    first.current?.querySelector('input')?.focus()
  }
  return (
    <Panel>
      <div>
        {shown.map((name, index) => (
          <Question key={name} ref={index === 0 ? first : undefined} store={store} name={name} number={index + 1} />
        ))}
      </div>
      {isNotFound && (
        <Message tone="error" className={styles.below}>
          <p>
            <strong lang="en">{t('notFound')}</strong>
          </p>
          <p>{t('notFoundHelp')}</p>
        </Message>
      )}
      {store.hasFailed && (
        <Message tone="error" className={styles.below} action={<RetryButton onRetry={() => store.settle()} />}>
          {t('toggleFailed')}
        </Message>
      )}
      {choice.length > 0 && !isLocked && (
        <Button variant="text" className={styles.clear} onClick={clear}>
          {t('clear')}
        </Button>
      )}
    </Panel>
  )
})

/** Names the question that an answer has opened, and the answer that was known and given with it. */
function newQuestion({ choice, question, isNotFound, isReportedInHotel }: ChooseTiresStore): string {
  if (choice.length === 0 || !question || isNotFound) return ''
  const isKnown = question === 'stay' && isReportedInHotel
  return [isKnown && t('currentKnown'), t('newQuestion', { question: t(question) })].filter(Boolean).join(' ')
}
