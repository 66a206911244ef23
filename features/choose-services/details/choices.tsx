import { observer } from 'mobx-react-lite'
import { errorText } from '#entities/notification'
import type { Parameter } from '#shared/api/nouns/product-parameters'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { RadioGroup } from '#shared/ui/form/radio'
import { showFailure } from '#shared/ui/feedback/show-failure'
import { ChoicesStore } from './choices-store'
import type { ChooseServicesStore } from '../step/choose-services-store'

interface Props {
  readonly service: ProductSuggestion
  readonly parameter: Parameter
  readonly store: ChooseServicesStore
}

/** Choices of one parameter of a service. None is preselected: the workshop asks for those left open. */
export const Choices = observer(function Choices({ service, parameter, store }: Props) {
  const choices = store.choosing((context) => new ChoicesStore(context))
  const chosen = choices.chosen(service, parameter)
  const failure = choices.failureOf(service, parameter)
  const choose = (value: string): void => {
    const choice = parameter.choices.find(({ id }) => String(id) === value)
    if (choice) choices.choose(service, parameter, choice.id)
  }
  return (
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
        failure !== undefined && (
          <span ref={showFailure} role="alert">
            {errorText(failure)}
          </span>
        )
      }
    />
  )
})
