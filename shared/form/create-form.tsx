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
import type { FormApi, FormState } from 'final-form'
import { Form as FinalForm, useField, useForm, useFormState, type FormRenderProps } from 'react-final-form'
import { announce } from '../ui/feedback/announce'
import { isPrerendered, takeOver } from './take-over'

/** Error messages by field name. */
export type FormErrors<V> = { readonly [K in keyof V]?: string | undefined }

interface FormProps<V> {
  readonly id?: string
  readonly className?: string | undefined
  /** Id of the heading that names the form. */
  readonly labelledBy?: string
  readonly initialValues: V
  /** Returns the message of each invalid field. A field without a message is valid. */
  readonly validate?: (values: V) => FormErrors<V>
  /** Called with valid values only, and never while a previous call is pending. `form` changes fields afterwards. */
  readonly onSubmit: (values: V, form: FormApi<V>) => Promise<void> | void
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

/** A field whose value is no text, such as a selection. */
interface Choice<T> {
  readonly value: T
  readonly change: (value: T) => void
  /** Set after a refused submit, then updated with each change. */
  readonly error: string | undefined
}

/** Names of the text fields. */
type TextName<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string

interface TypedForm<V> {
  readonly Form: (props: FormProps<V>) => ReactNode
  readonly useTextField: (name: TextName<V>) => TextField
  readonly useChoice: <K extends keyof V & string>(name: K) => Choice<V[K]>
  readonly useStatus: () => Pick<FormState<V>, 'values' | 'valid' | 'pristine'>
  /** Returns the API of the form, which changes its fields and submits it. */
  readonly useApi: () => FormApi<V>
}

const noFaults = () => ({})
const keep = (value: unknown): unknown => value
const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const messageOf = (error: unknown): string | undefined => (isFilled(error) ? error : undefined)

/** Creates a form with the fields of `V`. Call it once per form, outside components. */
export function createForm<V extends object>(): TypedForm<V> {
  function Form(props: FormProps<V>) {
    const { id, className, labelledBy, initialValues, validate = noFaults, onSubmit, Summary, children } = props
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

  function useTextField(name: TextName<V>): TextField {
    const { input, meta } = useField<string>(name, {
      parse: keep,
      format: keep,
      subscription: { value: true, error: true, touched: true, submitFailed: true },
    })
    const form = useForm<V>()
    // An empty field is missed on sending, not while the visitor tabs through the form.
    const isShown = meta.submitFailed === true || (meta.touched === true && isFilled(input.value))
    const told = useRef<unknown>(undefined)
    const blur = (): void => {
      input.onBlur()
      const { value, error, submitFailed } = form.getFieldState(name) ?? {}
      const fault = messageOf(error)
      const isNew = isFilled(value) && fault !== told.current
      told.current = fault
      // After a refused sending the focus is on the field, which is read with its error.
      if (fault !== undefined && isNew && !submitFailed) announce(fault)
    }
    return {
      input: {
        name,
        value: input.value,
        onChange: input.onChange,
        onBlur: blur,
        onFocus: () => input.onFocus(),
      },
      error: isShown ? messageOf(meta.error) : undefined,
    }
  }

  function useChoice<K extends keyof V & string>(name: K): Choice<V[K]> {
    const { input, meta } = useField<V[K]>(name, {
      allowNull: true,
      parse: keep,
      format: keep,
      subscription: { value: true, error: true, submitFailed: true },
    })
    const form = useForm<V>()
    return {
      value: input.value,
      change: (value) => form.change(name, value),
      error: meta.submitFailed ? messageOf(meta.error) : undefined,
    }
  }

  const useStatus = () => useFormState<V>({ subscription: { values: true, valid: true, pristine: true } })

  return { Form, useTextField, useChoice, useStatus, useApi: () => useForm<V>() }
}

interface FormElementProps {
  readonly id: string | undefined
  readonly className: string | undefined
  readonly labelledBy: string | undefined
  readonly onSubmit: FormRenderProps['handleSubmit']
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
