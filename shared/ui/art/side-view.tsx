import type { Identifier } from '../../api/nouns/lenient'
import { classNames } from '../text/class-names'
import styles from './art.module.css'

/** Class of a van in the register. Other classes, and an unknown one, are drawn as a car. */
const VAN = '2'

interface Shape {
  readonly body: string
  readonly windows: string
  readonly details: string
}

const CAR: Shape = {
  body: 'M296 84H281A27 27 0 0 0 227 84H107A27 27 0 0 0 53 84H24C16 84 12 79 13 71C14 57 19 48 34 44L60 39C76 22 96 12 131 12H172C199 12 217 22 241 40L281 47C299 50 307 58 307 71V76C307 81 303 84 296 84Z',
  windows: 'M150 21H132C109 21 95 28 81 41H150ZM161 21H172C190 21 205 29 220 41H161Z',
  details: 'M155 21V78M155 52h9M60 39C80 42 210 42 241 40M293 56l11 4M15 60l12-2M112 78h110',
}

const DELIVERY_VAN: Shape = {
  body: 'M298 84H281A27 27 0 0 0 227 84H107A27 27 0 0 0 53 84H20C13 84 10 80 10 73V20C10 12 15 8 23 8H196C211 8 222 13 231 25L249 48L290 56C304 59 310 66 310 76C310 82 306 84 298 84Z',
  windows: 'M184 20H196C206 20 213 25 219 33L229 48H184Z',
  details: 'M174 16V78M240 50V60M184 56h9M112 78h110M293 62l11 5M10 58h8M112 16V78',
}

interface Props {
  readonly vehicleClass?: Identifier | undefined
  readonly className?: string | undefined
}

/** The visitor's vehicle on a road, seen from the side. Decorative: hidden from assistive technology. */
export const SideView = ({ vehicleClass, className }: Props) => (
  <svg className={classNames(styles.art, className)} viewBox="0 0 320 112" aria-hidden="true">
    <Vehicle vehicleClass={vehicleClass} />
    <path d="M2 106H318" />
  </svg>
)

/** The vehicle without a road, 320 by 112 units. */
export function Vehicle({ vehicleClass, className }: Props) {
  const { body, windows, details } = String(vehicleClass) === VAN ? DELIVERY_VAN : CAR
  return (
    <g className={className}>
      <path className={classNames(styles.ground, styles.silhouette)} d={body} />
      <path className={styles.body} d={body} />
      <path d={windows} />
      <path className={styles.thin} d={details} />
      <Wheel x={80} />
      <Wheel x={254} />
    </g>
  )
}

const Wheel = ({ x }: { readonly x: number }) => (
  <>
    <circle className={styles.ground} cx={x} cy="85" r="20" />
    <circle cx={x} cy="85" r="9" />
  </>
)
