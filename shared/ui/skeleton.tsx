import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** Said to those who listen, once. */
  readonly status: string
  /** Boxes in the shape of what is coming. */
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** Stands in for content that is loading. Takes its space at once and is seen only after 200 ms. */
export const Skeleton = ({ status, children, className }: SkeletonProps) => (
  <>
    <output className="visually-hidden">{status}</output>
    <div className={classNames(styles.skeleton, className)} aria-hidden="true">
      {children}
    </div>
  </>
)

export interface SkeletonBoxProps {
  /** Any CSS length. */
  readonly width?: string
  readonly height?: string
  readonly shape?: 'line' | 'control' | 'circle'
  readonly className?: string | undefined
}

/** One grey piece: a line of text, a control or a circle. */
export const SkeletonBox = ({ width = '100%', height = '1rem', shape = 'line', className }: SkeletonBoxProps) => (
  <span className={classNames(styles.box, styles[shape], className)} style={{ width, height }} />
)
