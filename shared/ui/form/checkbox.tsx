import { useId, type ReactNode } from 'react'
import { Box, type BoxProps } from '../layout/box'
import styles from './checkbox.module.css'
import { classNames } from '../text/class-names'

export interface CheckboxProps extends BoxProps {
  readonly label: ReactNode
  /** A second, muted line of the label, which describes the control. */
  readonly note?: ReactNode
}

/** A checkbox or radio button with its label on one row. */
export function Checkbox({ label, note, className, ...native }: CheckboxProps) {
  const id = useId()
  const named = note ? { 'aria-labelledby': id, 'aria-describedby': `${id}-note` } : {}
  return (
    <label className={classNames(styles.check, className)}>
      <Box {...named} {...native} />
      <span>
        {note ? <span id={id}>{label}</span> : label}
        {note && <small id={`${id}-note`}>{note}</small>}
      </span>
    </label>
  )
}

export interface CheckboxRowProps extends BoxProps {
  /** The name of the row, including tags. */
  readonly label: ReactNode
  readonly description?: ReactNode
  /** Content at the right edge, such as a price, which describes the checkbox. */
  readonly aside?: ReactNode
  /** Content below the name and outside the click target, such as a 'more' button. */
  readonly children?: ReactNode
}

/** A choice in a list inside a Collapsible. The whole row is the target, with a line above, tinted while checked. */
export function CheckboxRow({ label, description, aside, children, className, ...native }: CheckboxRowProps) {
  const ownId = useId()
  const id = native.id ?? ownId
  const described = classNames(aside !== undefined && `${id}-aside`, Boolean(description) && `${id}-text`) || undefined
  return (
    <div className={classNames(styles.row, className)}>
      <Box aria-describedby={described} {...native} id={id} />
      <div>
        <label className={styles.name} htmlFor={id}>
          {label}
        </label>
        {description && (
          <p className={styles.description} id={`${id}-text`}>
            {description}
          </p>
        )}
      </div>
      {aside && (
        <div className={styles.aside} id={`${id}-aside`}>
          {aside}
        </div>
      )}
      {children && <div className={styles.more}>{children}</div>}
    </div>
  )
}
