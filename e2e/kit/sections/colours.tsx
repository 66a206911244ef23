import styles from '../kit.module.css'
import { Section } from '../section'

const COLOURS: readonly (readonly [name: string, ink: string])[] = [
  ['bg', 'text'],
  ['surface', 'text'],
  ['sunken', 'text'],
  ['raised', 'text'],
  ['brand', 'on-brand'],
  ['brand-hover', 'on-brand'],
  ['brand-active', 'on-brand'],
  ['brand-soft', 'brand-text'],
  ['brand-soft-hover', 'brand-text'],
  ['accent', 'on-accent'],
  ['success-soft', 'success'],
  ['warning-soft', 'warning'],
  ['error-soft', 'error'],
]

export const Colours = () => (
  <Section title="Värit" wide>
    <div className={styles.swatches}>
      {COLOURS.map(([name, ink]) => (
        <div
          key={name}
          className={styles.swatch}
          style={{ background: `var(--color-${name})`, color: `var(--color-${ink})` }}
        >
          {name}
        </div>
      ))}
    </div>
  </Section>
)
