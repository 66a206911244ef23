import type { ReactNode } from 'react'
import { classNames } from '../text/class-names'
import styles from './skeleton.module.css'
import { useWaiting } from './waiting'

export interface SkeletonProps {
  /** Read in place of the content, and announced if it takes long to come. */
  readonly status: string
  /** Boxes in the shape of the expected content. */
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** A placeholder for loading content. Reserves its space at once and becomes visible after 200 ms. */
export function Skeleton({ status, children, className }: SkeletonProps) {
  useWaiting(status)
  return (
    <>
      <p className="visually-hidden">{status}</p>
      <div className={classNames(styles.skeleton, className)} aria-hidden="true">
        {children}
      </div>
    </>
  )
}

export interface SkeletonBoxProps {
  /** Any CSS length. */
  readonly width?: string
  readonly height?: string
  readonly shape?: 'line' | 'control' | 'card' | 'circle'
  readonly className?: string | undefined
}

/** A grey box: a line of text, a control or a circle. A card is white, for boxes that no panel contains. */
export const SkeletonBox = ({ width = '100%', height = '1rem', shape = 'line', className }: SkeletonBoxProps) => (
  <span className={classNames(styles.box, styles[shape], className)} style={{ width, height }} />
)
