import { observer } from 'mobx-react-lite'
import { errorText } from '#entities/notification'
import type { Parameter } from '#shared/api/nouns/product-parameters'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { RadioGroup } from '#shared/ui/form/radio'
import { showFailure } from '#shared/ui/feedback/show-failure'
import { useEffect, useRef } from 'react'
import { t } from '../../texts'
import { ChoicesStore } from '../../model/choices-store'
import { parameterKey } from '../../model/open-choices'
import type { ChooseServicesStore } from '../../model/choose-services-store'

interface Props {
  readonly service: ProductSuggestion
  readonly parameter: Parameter
  readonly store: ChooseServicesStore
}

/** Choices of one parameter of a service. None is preselected: Continue asks once for those that are open (RC-24). */
export const Choices = observer(function Choices({ service, parameter, store }: Props) {
  const choices = store.choosing((context) => new ChoicesStore(context))
  const chosen = choices.chosen(service, parameter)
  const failure = choices.failureOf(service, parameter)
  const key = parameterKey(service, parameter.id)
  const { asks, askedFor } = store
  const isAsked = chosen === null && askedFor.includes(key)
  const isFirst = askedFor[0] === key
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Also when the section opens because of the question, and this group is drawn for the first time.
    if (asks > 0 && isFirst) group.current?.querySelector('input')?.focus()
  }, [asks, isFirst])
  const choose = (value: string): void => {
    const choice = parameter.choices.find(({ id }) => String(id) === value)
    if (choice) choices.choose(service, parameter, choice.id)
  }
  const wanted = isAsked && t('choiceOpen', { name: parameter.description })
  return (
    <div ref={group}>
      <RadioGroup
        legend={parameter.description}
        options={parameter.choices.map(({ id, description }) => ({
          value: String(id),
          label: description,
          disabled: store.isLocked,
        }))}
        value={chosen === null ? null : String(chosen)}
        onChange={choose}
        error={
          failure === undefined ? (
            wanted
          ) : (
            <span ref={showFailure} role="alert">
              {errorText(failure)}
            </span>
          )
        }
      />
    </div>
  )
})
