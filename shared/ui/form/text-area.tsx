import type { ComponentProps } from 'react'
import { classNames } from '../text/class-names'
import { KeepSilentValue } from '../../form/keep-silent-value'
import { useFieldControl } from './field-context'
import styles from './text-area.module.css'

/** A multi-line text input. Use it inside a Field. */
export function TextArea({ className, 'aria-describedby': describedBy, ...native }: ComponentProps<'textarea'>) {
  const wiring = useFieldControl(describedBy)
  return (
    <KeepSilentValue id={native.id ?? wiring.id}>
      <textarea rows={4} dir="auto" {...wiring} {...native} className={classNames(styles.area, className)} />
    </KeepSilentValue>
  )
}
