import { useId, type ComponentProps, type ReactNode } from 'react'
import { Box, type BoxProps } from '../layout/box'
import { classNames } from '../text/class-names'
import styles from './tile.module.css'

export interface TileProps extends BoxProps {
  readonly label: ReactNode
  readonly description?: ReactNode
  /** Content at the right edge beside the label, such as a price. */
  readonly aside?: ReactNode
  /** A picture at the right edge. */
  readonly icon?: ReactNode
  /** 'slim' is as high as an adjacent Segmented. 'compact' is for long lists. */
  readonly density?: 'normal' | 'slim' | 'compact'
}

/**
 * A checkbox or radio button as a card whose whole area is the target. For few important choices. Its name is the
 * label alone; the other content describes it.
 */
export function Tile({ label, description, aside, icon, density = 'normal', className, ...native }: TileProps) {
  const id = useId()
  const described = classNames(Boolean(aside) && `${id}-aside`, Boolean(description) && `${id}-text`) || undefined
  return (
    <label className={classNames(styles.tile, styles[density], className)}>
      <Box aria-labelledby={`${id}-name`} aria-describedby={described} {...native} />
      <span className={styles.body}>
        <span className={styles.top}>
          <span className={styles.name} id={`${id}-name`}>
            {label}
          </span>
          {aside && (
            <span className={styles.aside} id={`${id}-aside`}>
              {aside}
            </span>
          )}
        </span>
        {description && (
          <span className={styles.description} id={`${id}-text`}>
            {description}
          </span>
        )}
      </span>
      {icon && <span className={styles.icon}>{icon}</span>}
    </label>
  )
}

export interface TilesProps extends ComponentProps<'div'> {
  /** Number of columns from 768 px. Narrower screens have one. */
  readonly columns?: 1 | 2
}

/** The grid layout of tiles. */
export const Tiles = ({ columns = 1, className, ...native }: TilesProps) => (
  <div {...native} className={classNames(styles.tiles, columns === 2 && styles.two, className)} />
)
