import type { Identifier } from '../../api/nouns/lenient'
import { Vehicle } from './side-view'
import styles from './art.module.css'

interface Props {
  readonly vehicleClass?: Identifier | undefined
  /** Class of the vehicle, for its motion. */
  readonly vehicleStyle?: string | undefined
}

/** The visitor's vehicle in front of a workshop. Decorative: hidden from assistive technology. */
export const Arrival = ({ vehicleClass, vehicleStyle }: Props) => (
  <svg className={styles.art} viewBox="0 0 540 176" aria-hidden="true">
    <path className={styles.body} d="M312 166V62L424 14 530 62V166" />
    <path d="M340 166V88H502V166M340 104H502" />
    <path className={styles.thin} d="M340 96H502M396 62h54M410 48h27M364 166v-34h40v34M470 128v38" />
    <g transform="translate(6 63) scale(.94)">
      <Vehicle vehicleClass={vehicleClass} className={vehicleStyle} />
    </g>
    <path d="M2 164H538" />
  </svg>
)
