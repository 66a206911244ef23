import { useId, type ReactNode } from 'react'
import { Panel } from '#shared/ui/layout/panel'
import styles from './kit.module.css'

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
  /** Spans all columns of the page. */
  readonly wide?: boolean
  /** Omits the panel, for components that are cards themselves. */
  readonly bare?: boolean
}

/** A titled section with the states of one component or of a few related ones. */
export function Section({ title, children, wide, bare }: SectionProps) {
  const id = useId()
  const Surface = bare ? 'div' : Panel
  return (
    <section aria-labelledby={id} className={wide ? styles.wide : undefined}>
      <Surface className={styles.surface}>
        <h2 id={id}>{title}</h2>
        {children}
      </Surface>
    </section>
  )
}

export const Row = ({ children }: { readonly children: ReactNode }) => <div className={styles.row}>{children}</div>

interface ShownProps {
  readonly as: 'hover' | 'press' | 'focus'
  readonly children: ReactNode
}

/** Shows its children as if they were hovered, pressed or focused (show-states.ts). */
export const Shown = ({ as, children }: ShownProps) => (
  <div className={styles.shown} data-shown={as}>
    {children}
  </div>
)
