/** The one place that touches final-form, whose own values are untyped: everything beyond here is typed by the form's values. */
import {
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type ReactNode,
} from 'react'
import { isDrawn, takeOver } from './take-over'
import { Form as FinalForm, useField, useForm, useFormState } from 'react-final-form'

/** What a form holds: texts by field name. */
export type FormErrors<V> = { readonly [K in keyof V]?: string | undefined }

interface FormProps<V> {
  readonly id?: string
  readonly className?: string | undefined
  readonly initialValues: V
  /** The message for each field that is wrong; a field without one is fine. */
  readonly validate: (values: V) => FormErrors<V>
  /** Called with valid values only, and not again while it runs. */
  readonly onSubmit: (values: V) => Promise<void>
  /** Stands first in the form from the first submit on, and begins anew with each. */
  readonly Summary?: ComponentType
  readonly children: ReactNode
}

interface TextField {
  /** Spread on the control. */
  readonly input: {
    readonly name: string
    readonly value: string
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void
    readonly onBlur: () => void
    readonly onFocus: () => void
  }
  /** Shown from the first blur or submit on, and kept up to date while typing. */
  readonly error: string | undefined
}

interface FormStatus<V> {
  readonly values: V
  readonly isValid: boolean
  readonly isPristine: boolean
}

interface TypedForm<V> {
  readonly Form: (props: FormProps<V>) => ReactNode
  readonly useTextField: (name: keyof V & string) => TextField
  readonly useStatus: () => FormStatus<V>
  readonly useSetValue: () => <K extends keyof V & string>(name: K, value: V[K]) => void
}

const keep = (value: unknown): unknown => value

/** Makes a form whose fields are those of `V`; made once per form, outside its components. */
export function createForm<V extends { readonly [K in keyof V]: string }>(): TypedForm<V> {
  function Form({ id, className, initialValues, validate, onSubmit, Summary, children }: FormProps<V>) {
    const [initial] = useState(initialValues)
    return (
      <FinalForm<V> initialValues={initial} validate={validate} onSubmit={onSubmit} subscription={{}}>
        {({ handleSubmit }) => (
          <FormElement id={id} className={className} onSubmit={handleSubmit} Summary={Summary}>
            {children}
          </FormElement>
        )}
      </FinalForm>
    )
  }

  function useTextField(name: keyof V & string): TextField {
    const { input, meta } = useField<string>(name, {
      parse: keep,
      format: keep,
      subscription: { value: true, error: true, touched: true },
    })
    const error: unknown = meta.touched ? meta.error : undefined
    return {
      input: {
        name,
        value: input.value,
        onChange: input.onChange,
        onBlur: () => input.onBlur(),
        onFocus: () => input.onFocus(),
      },
      error: typeof error === 'string' ? error : undefined,
    }
  }

  function useStatus(): FormStatus<V> {
    const { values, valid, pristine } = useFormState<V>({ subscription: { values: true, valid: true, pristine: true } })
    return { values, isValid: valid === true, isPristine: pristine === true }
  }

  function useSetValue() {
    const form = useForm<V>()
    return <K extends keyof V & string>(name: K, value: V[K]): void => form.change(name, value)
  }

  return { Form, useTextField, useStatus, useSetValue }
}

interface FormElementProps {
  readonly id: string | undefined
  readonly className: string | undefined
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown> | undefined
  readonly Summary: ComponentType | undefined
  readonly children: ReactNode
}

/** The form itself. After a submit that found faults the focus is at their summary, or else at the first wrong field. */
function FormElement({ id, className, onSubmit, Summary, children }: FormElementProps) {
  const element = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[data-faults],[aria-invalid="true"]')?.focus()
  }, [attempts])
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  useLayoutEffect(() => {
    // React runs all effects before it draws again, and that at once: what is typed before the fields' own effects would be
    // taken back by them.
    if (isDrawn(element.current)) drawAgain()
  }, [])
  useEffect(() => {
    if (element.current && isDrawn(element.current)) takeOver(element.current)
  }, [])
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    setAttempts((count) => count + 1)
    void onSubmit(event)
  }
  return (
    <form ref={element} id={id} className={className} noValidate onSubmit={submit}>
      {attempts > 0 && Summary && <Summary key={attempts} />}
      {children}
    </form>
  )
}
