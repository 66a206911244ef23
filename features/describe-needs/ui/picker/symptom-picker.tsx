import { observer } from 'mobx-react-lite'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useOwnStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Dialog } from '#shared/ui/overlay/dialog'
import { useBack } from '#shared/ui/overlay/use-back'
import { PathIcon } from '#shared/ui/text/icon'
import { LEFT_PATH, PLUS_PATH } from '#shared/ui/text/icon-paths'
import { MOST_SYMPTOMS, type SymptomsStore } from '../../model/symptoms-store'
import { t as slice } from '../../texts'
import { ComplaintList } from './complaint-list'
import { LightList } from './light-list'
import { pickerStore } from '../../model/picker-store'
import { Preview } from './preview'
import { Questions } from './questions'
import { StepFocus } from './step-focus'
import { t } from './texts'

interface Props {
  readonly symptoms: SymptomsStore
  readonly open: boolean
  readonly onClose: () => void
}

/** Dialog that makes one symptom text of a chosen light or complaint and a few answers. */
export const SymptomPicker = observer(function SymptomPicker({ symptoms, open, onClose }: Props) {
  const picker = useOwnStore(pickerStore)
  useBack(open, onClose)
  const questions = useRef<HTMLDivElement>(null)
  const id = useId()
  const { complaint, isAmongLights, text } = picker
  const reason = blockedBecause(symptoms, text)
  const add = (): void => {
    const taken = flushSync(picker.take)
    if (taken === null) return questions.current?.querySelector('input')?.focus()
    onClose()
    symptoms.addGiven(taken)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={complaint?.title ?? t(isAmongLights ? 'lightsTitle' : 'title')}
      closeLabel={t('close')}
      actions={
        (complaint ?? isAmongLights) && (
          <>
            <Button onClick={picker.back}>
              <PathIcon path={LEFT_PATH} />
              {t('back')}
            </Button>
            {complaint && (
              <Button variant="primary" aria-disabled={reason !== null} aria-describedby={id} onClick={add}>
                <PathIcon path={PLUS_PATH} />
                {t('add')}
              </Button>
            )}
          </>
        )
      }
    >
      <StepFocus key={complaint?.title ?? String(isAmongLights)}>
        {complaint ? (
          <>
            <Questions ref={questions} picker={picker} complaint={complaint} />
            <Preview id={id} text={text} reason={reason} />
          </>
        ) : isAmongLights ? (
          <LightList picker={picker} />
        ) : (
          <ComplaintList picker={picker} />
        )}
      </StepFocus>
    </Dialog>
  )
})

/** Returns why the text cannot be added, or null. The same text is not added twice. */
function blockedBecause({ list, isFull }: SymptomsStore, text: string | null): string | null {
  if (isFull) return slice('symptomsFull', { count: MOST_SYMPTOMS })
  return list.some(({ description }) => description === text) ? t('already') : null
}
