import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import styles from './error-summary.module.css'
import { Icon } from '../text/icon'

export interface ErrorSummaryItem {
  /** Id of the control. */
  readonly fieldId: string
  /** The same message as beside the field. */
  readonly message: ReactNode
}

export interface ErrorSummaryProps {
  readonly title: ReactNode
  /** Text before the list, such as the number of errors. */
  readonly text?: ReactNode
  readonly items: readonly ErrorSummaryItem[]
}

/** Focuses the field without changing the URL hash, which the router would treat as a navigation. */
function goToField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId)
  if (field === null) return
  event.preventDefault()
  field.focus()
}

/**
 * Lists the errors above a form after an invalid submit. Takes the focus when mounted. Give it a new `key` per submit
 * to repeat that.
 */
export function ErrorSummary({ title, text, items }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={styles.summary} tabIndex={-1} data-faults>
      <div role="alert">
        <h3>
          <Icon name="error" />
          {title}
        </h3>
        {text && <p>{text}</p>}
        <ul>
          {items.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
