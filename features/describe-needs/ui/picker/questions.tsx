import { observer } from 'mobx-react-lite'
import { Fragment, type Ref } from 'react'
import { ColourSign, DrivingAdvice, Lamp } from '#entities/warning-light'
import { RadioGroup } from '#shared/ui/form/radio'
import { missingOf, type Complaint, type Question } from '../../model/complaints/complaint'
import { knownColour } from '../../model/complaints/light'
import type { PickerStore } from '../../model/picker-store'
import styles from './questions.module.css'
import { t } from './texts'

interface Props {
  readonly picker: PickerStore
  readonly complaint: Complaint
}

/** Last step: whether the car may be driven on, and the questions about the complaint. */
export const Questions = observer(function Questions({
  ref,
  picker,
  complaint,
}: Props & { readonly ref: Ref<HTMLDivElement> }) {
  const { advice } = picker
  const [first] = complaint.questions
  // Advice that the first answer can change stands below it, so that the answer keeps its place.
  const isBelow = first?.choices.some((choice) => choice.advice) ?? false
  const shown = advice && <DrivingAdvice advice={advice} />
  return (
    <div ref={ref} className={styles.questions}>
      <LightHead picker={picker} complaint={complaint} />
      {!isBelow && shown}
      {complaint.questions.map((question) => (
        <Fragment key={question.ask}>
          <Choices picker={picker} complaint={complaint} question={question} />
          {isBelow && question === first && shown}
        </Fragment>
      ))}
    </div>
  )
})

/** Drawing, colour and meaning of the light that the complaint is about. */
const LightHead = observer(function LightHead({ picker, complaint: { light } }: Props) {
  if (!light) return null
  const colour = knownColour(light, picker.answers)
  return (
    <div className={styles.head}>
      <Lamp drawing={light.drawing} colour={colour} />
      <div>
        <ColourSign colour={colour ?? 'either'} />
        <p>{light.meaning}</p>
      </div>
    </div>
  )
})

const Choices = observer(function Choices({ picker, complaint, question }: Props & { readonly question: Question }) {
  const { ask, choices } = question
  const isNeeded = complaint.lead === undefined && complaint.questions[0] === question
  const isMissing = picker.isMissing && missingOf(complaint, picker.answers) === question
  return (
    <div className={styles.choices}>
      <RadioGroup
        legend={ask}
        options={choices.map(({ label }) => ({ value: label, label }))}
        value={picker.answers[ask] ?? null}
        required={isNeeded}
        error={isMissing && t('missing')}
        onChange={(label) => picker.answer(ask, label)}
      />
    </div>
  )
})
