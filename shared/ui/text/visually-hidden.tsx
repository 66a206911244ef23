import type { ReactNode } from 'react'

export interface VisuallyHiddenProps {
  readonly as?: 'span' | 'p' | 'div' | 'h2' | 'h3'
  readonly children: ReactNode
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ as: Tag = 'span', children }: VisuallyHiddenProps) => (
  <Tag className="visually-hidden">{children}</Tag>
)
