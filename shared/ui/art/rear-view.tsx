import type { ReactNode } from 'react'
import { classNames } from '../text/class-names'
import styles from './art.module.css'

const BODY =
  'M96 104C104 66 114 42 124 34C138 24 166 20 200 20S262 24 276 34C286 42 296 66 304 104C322 110 332 122 335 140L339 190C340 206 332 216 316 216H84C68 216 60 206 61 190L65 140C68 122 78 110 96 104Z'
const WHEELS = 'M84 214v28a8 8 0 0 0 8 8h26a8 8 0 0 0 8-8v-28zM274 214v28a8 8 0 0 0 8 8h26a8 8 0 0 0 8-8v-28z'
const WINDOW =
  'M114 100C120 70 127 52 134 45C146 37 170 34 200 34S254 37 266 45C273 52 280 70 286 100C260 104 230 106 200 106S140 104 114 100Z'
const DETAILS =
  'M70 124 118 130V148L66 152M330 124 282 130V148L334 152M62 186C110 192 290 192 338 186M188 78l36 22M150 20.5v-6M96 104C78 100 68 98 58 98C50 98 48 108 54 112L70 116M304 104C322 100 332 98 342 98C350 98 352 108 346 112L330 116'

/** A car seen from behind. Decorative: hidden from assistive technology. `children` are drawn on its plate, 132 by 32. */
export const RearView = ({ children }: { readonly children: ReactNode }) => (
  <svg className={styles.art} viewBox="0 0 400 270" aria-hidden="true">
    <path className={styles.ground} d={WHEELS} />
    <path className={styles.body} d={WHEELS} />
    <path className={classNames(styles.ground, styles.silhouette)} d={BODY} />
    <path className={styles.body} d={BODY} />
    <path d={WINDOW} />
    <path className={styles.thin} d={DETAILS} />
    <rect className={styles.ground} x="127" y="136" width="146" height="42" rx="7" />
    <g transform="translate(134 141)">{children}</g>
    <path d="M20 250H380" />
  </svg>
)
