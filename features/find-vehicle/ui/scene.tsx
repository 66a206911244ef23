import { idlePart } from '#shared/ui/layout/idle-part'
import styles from './start.module.css'

const RearPlate = idlePart(async () => (await import(/* webpackChunkName: "idle" */ './rear-plate')).RearPlate)

/** A car from behind whose plate shows what is typed. Hidden on narrow screens and from assistive technology. */
export const Scene = ({ plate }: { readonly plate: string }) => (
  <div className={styles.scene}>
    <RearPlate plate={plate} />
  </div>
)
