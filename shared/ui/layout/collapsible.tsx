import { useId, useState, type ReactNode } from 'react'
import { classNames } from '../text/class-names'
import styles from './collapsible.module.css'
import { Icon } from '../text/icon'
import { Unfold } from './unfold'

export interface CollapsibleProps {
  readonly title: ReactNode
  /** Content beside the title: a Tag or a muted count. */
  readonly meta?: ReactNode
  /** A second, muted line below the title. */
  readonly note?: ReactNode
  /** Shown in a tinted square before the title. */
  readonly icon?: ReactNode
  readonly children: ReactNode
  readonly level?: 2 | 3 | 4
  readonly defaultOpen?: boolean
  /** Makes the component controlled, together with `onToggle`. */
  readonly open?: boolean
  readonly onToggle?: (open: boolean) => void
  /** Lower, with the meta below the title, as one of several tiles. */
  readonly tile?: boolean
  /** Adds padding. Omit it for rows that reach the edges. */
  readonly padded?: boolean
}

/** A card that expands below its heading. Closed content is unmounted, so keep its state outside. */
export function Collapsible(props: CollapsibleProps) {
  const { title, meta, note, icon, children, level = 3, defaultOpen = false, onToggle, tile, padded } = props
  const id = useId()
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const [isToggled, setToggled] = useState(false)
  const open = props.open ?? ownOpen
  const Heading = `h${level}` as const
  const toggle = (): void => {
    setOwnOpen(!open)
    setToggled(true)
    onToggle?.(!open)
  }
  return (
    <div className={classNames(styles.card, tile && styles.tile)} data-open={open}>
      <Heading className={styles.heading}>
        <button className={styles.button} type="button" aria-expanded={open} aria-controls={id} onClick={toggle}>
          {icon && <span className={styles.icon}>{icon}</span>}
          <span className={styles.words}>
            <span className={styles.name}>
              <span>{title}</span> {meta && <span className={styles.meta}>{meta}</span>}
            </span>{' '}
            {note && <small>{note}</small>}
          </span>
          <Icon className={styles.chevron} name="chevron-down" />
        </button>
      </Heading>
      <Unfold id={id} hidden={!open} isAnimated={isToggled} className={classNames(padded && styles.padded)}>
        {open && children}
      </Unfold>
    </div>
  )
}
