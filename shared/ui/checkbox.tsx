import { useId, type ReactNode } from 'react'
import { Box, type BoxProps } from './box'
import styles from './checkbox.module.css'
import { classNames } from './class-names'

export interface CheckboxProps extends BoxProps {
  readonly label: ReactNode
  /** A second, quieter line; part of the label. */
  readonly note?: ReactNode
}

/** A box (or a radio) and its words on one row. */
export const Checkbox = ({ label, note, className, ...native }: CheckboxProps) => (
  <label className={classNames(styles.check, className)}>
    <Box {...native} />
    <span>
      {label}
      {note && <small>{note}</small>}
    </span>
  </label>
)

export interface CheckboxRowProps extends BoxProps {
  /** The row's name, tags included. */
  readonly label: ReactNode
  readonly description?: ReactNode
  /** At the right edge, such as a price. */
  readonly aside?: ReactNode
  /** Under the name and outside the row's target, such as a 'more' button. */
  readonly children?: ReactNode
}

/** A choice in a list inside a Collapsible: the whole row is the target, hairline above, tinted while checked. */
export function CheckboxRow({ label, description, aside, children, className, ...native }: CheckboxRowProps) {
  const ownId = useId()
  const id = native.id ?? ownId
  const described = description ? `${id}-text` : undefined
  return (
    <div className={classNames(styles.row, className)}>
      <Box aria-describedby={described} {...native} id={id} />
      <div>
        <label className={styles.name} htmlFor={id}>
          {label}
        </label>
        {description && (
          <p className={styles.description} id={described}>
            {description}
          </p>
        )}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
      {children && <div className={styles.more}>{children}</div>}
    </div>
  )
}
