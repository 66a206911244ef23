/**
 * Typed wrapper of final-form, whose own values are untyped. No other module imports final-form.
 */
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
import { announce } from '../ui/feedback/announce'
import { isPrerendered, takeOver } from './take-over'
import { Form as FinalForm, useField, useForm, useFormState } from 'react-final-form'

/** Error messages by field name. */
export type FormErrors<V> = { readonly [K in keyof V]?: string | undefined }

interface FormProps<V> {
  readonly id?: string
  readonly className?: string | undefined
  /** Id of the heading that names the form. */
  readonly labelledBy?: string
  readonly initialValues: V
  /** Returns the message of each invalid field. A field without a message is valid. */
  readonly validate: (values: V) => FormErrors<V>
  /** Called with valid values only, and never while a previous call is pending. */
  readonly onSubmit: (values: V) => Promise<void>
  /** Rendered first in the form after the first submit, and remounted with each submit. */
  readonly Summary?: ComponentType
  readonly children: ReactNode
}

interface TextField {
  /** Props of the control. */
  readonly input: {
    readonly name: string
    readonly value: string
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void
    readonly onBlur: () => void
    readonly onFocus: () => void
  }
  /** Set after the first blur of a filled field or the first submit, then updated while the visitor types. */
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

/** Creates a form with the fields of `V`. Call it once per form, outside components. */
export function createForm<V extends { readonly [K in keyof V]: string }>(): TypedForm<V> {
  function Form({ id, className, labelledBy, initialValues, validate, onSubmit, Summary, children }: FormProps<V>) {
    const [initial] = useState(initialValues)
    return (
      <FinalForm<V> initialValues={initial} validate={validate} onSubmit={onSubmit} subscription={{}}>
        {({ handleSubmit }) => (
          <FormElement id={id} className={className} labelledBy={labelledBy} onSubmit={handleSubmit} Summary={Summary}>
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
      subscription: { value: true, error: true, touched: true, submitFailed: true },
    })
    const form = useForm<V>()
    // An empty field is missed on sending, not while the visitor tabs through the form.
    const isShown = meta.submitFailed === true || (meta.touched === true && input.value.trim() !== '')
    const error: unknown = isShown ? meta.error : undefined
    const told = useRef<unknown>(undefined)
    const blur = (): void => {
      input.onBlur()
      const { value = '', error: fault, submitFailed } = form.getFieldState(name) ?? {}
      const isNew = typeof fault === 'string' && value.trim() !== '' && fault !== told.current
      told.current = fault
      // After a refused sending the focus is on the field, which is read with its error.
      if (isNew && !submitFailed) announce(fault)
    }
    return {
      input: {
        name,
        value: input.value,
        onChange: input.onChange,
        onBlur: blur,
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
  readonly labelledBy: string | undefined
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown> | undefined
  readonly Summary: ComponentType | undefined
  readonly children: ReactNode
}

/** The form element. After an invalid submit it focuses the error summary, or else the first invalid field. */
function FormElement({ id, className, labelledBy, onSubmit, Summary, children }: FormElementProps) {
  const element = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[data-faults],[aria-invalid="true"]')?.focus()
  }, [attempts])
  const [, rerender] = useReducer((times: number) => times + 1, 0)
  useLayoutEffect(() => {
    // Renders again before the field effects run. Otherwise those effects would revert text typed into the prerendered
    // page.
    if (isPrerendered(element.current)) rerender()
  }, [])
  useEffect(() => {
    if (element.current && isPrerendered(element.current)) takeOver(element.current)
  }, [])
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    setAttempts((count) => count + 1)
    void onSubmit(event)
  }
  return (
    <form ref={element} id={id} className={className} aria-labelledby={labelledBy} noValidate onSubmit={submit}>
      {attempts > 0 && Summary && <Summary key={attempts} />}
      {children}
    </form>
  )
}
