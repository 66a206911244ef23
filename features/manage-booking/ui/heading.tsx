import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '#shared/ui/icon'
import styles from './manage.module.css'

interface Props {
  readonly id?: string
  /** Counts what the visitor has brought about; 0 where the page has only just been opened. */
  readonly turns: number
  /** It has been done. */
  readonly isDone?: boolean
  readonly children: ReactNode
}

/** Takes the focus when the visitor has brought about what it is above: the button that did it is gone. */
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
