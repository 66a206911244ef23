import type { LightColour } from '../model/warning-light'
import styles from './lamp.module.css'

interface Props {
  /** Path on 48 by 48 units. */
  readonly drawing: string
  /** Null while it is unknown. */
  readonly colour: LightColour | null
}

/**
 * A warning light as on the dashboard, whose ground is dark in both schemes. Decorative: hidden from assistive
 * technology, so name and colour stand beside it in words.
 */
export const Lamp = ({ drawing, colour }: Props) => (
  <span className={styles.lamp} data-colour={colour ?? ''} aria-hidden="true">
    <svg viewBox="0 0 48 48">
      <path d={drawing} />
    </svg>
  </span>
)
