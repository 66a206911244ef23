import type { ComponentProps, ReactNode } from 'react'
import { Box, type BoxProps } from './box'
import { classNames } from './class-names'
import styles from './tile.module.css'

export interface TileProps extends BoxProps {
  readonly label: ReactNode
  readonly description?: ReactNode
  /** Beside the label at the right edge, such as a price. */
  readonly aside?: ReactNode
  /** slim: as high as a Segmented beside it. compact: for long lists of tiles. */
  readonly density?: 'normal' | 'slim' | 'compact'
}

/** A checkbox or radio as a card; the whole tile is the target. For few important choices. */
export const Tile = ({ label, description, aside, density = 'normal', className, ...native }: TileProps) => (
  <label className={classNames(styles.tile, styles[density], className)}>
    <Box {...native} />
    <span className={styles.body}>
      <span className={styles.top}>
        <span className={styles.name}>{label}</span>
        {aside && <span className={styles.aside}>{aside}</span>}
      </span>
      {description && <span className={styles.description}>{description}</span>}
    </span>
  </label>
)

export interface TilesProps extends ComponentProps<'div'> {
  /** Columns from 768 px up; one below. */
  readonly columns?: 1 | 2
}

/** The grid tiles stand in. */
export const Tiles = ({ columns = 1, className, ...native }: TilesProps) => (
  <div {...native} className={classNames(styles.tiles, columns === 2 && styles.two, className)} />
)
