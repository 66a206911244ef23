import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '#shared/ui/text/icon'
import styles from './manage.module.css'

interface Props {
  readonly id?: string
  /** Number of outcomes of the visitor's actions. 0 when the page was just opened. */
  readonly turns: number
  /** True if an action has been completed. */
  readonly isDone?: boolean
  readonly children: ReactNode
}

/** Takes the focus after each outcome, because the button that caused it is removed. */
export function Heading({ id, turns, isDone, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (turns === 0) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [turns])
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
      {isDone && <Icon name="check" />}
      <span>{children}</span>
    </h2>
  )
}
