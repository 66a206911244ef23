import { observer } from 'mobx-react-lite'
import { useId, type ReactNode } from 'react'
import {
  ColourSign,
  Lamp,
  OTHER_LIGHT,
  titleOf,
  usualColour,
  WARNING_LIGHTS,
  type LightColour,
  type WarningLight,
} from '#entities/warning-light'
import { lightComplaint } from '../../model/complaints/light'
import styles from './lists.module.css'
import type { PickerStore } from '../../model/picker-store'
import { cameFrom } from './step-focus'
import { t } from './texts'

const shownIn = (colour: LightColour): readonly WarningLight[] =>
  WARNING_LIGHTS.filter((light) => usualColour(light) === colour)

interface Props {
  readonly picker: PickerStore
}

/** Second step of a warning light: the lights by the colour in which most cars show them. */
export const LightList = ({ picker }: Props) => (
  <>
    <p className={styles.intro}>{t('lightsIntro')}</p>
    <Lights picker={picker} title={<ColourSign colour="red" />} lights={shownIn('red')} />
    <Lights picker={picker} title={<ColourSign colour="amber" />} lights={shownIn('amber')} />
    <Lights picker={picker} title={t('otherLight')} lights={[OTHER_LIGHT]} isColourless />
  </>
)

interface LightsProps extends Props {
  readonly title: ReactNode
  readonly lights: readonly WarningLight[]
  readonly isColourless?: boolean
}

const Lights = observer(function Lights({ picker, title, lights, isColourless = false }: LightsProps) {
  const id = useId()
  return (
    <section className={styles.section}>
      <h3 id={id}>{title}</h3>
      <ul className={styles.lights} aria-labelledby={id}>
        {lights.map((light) => (
          <li key={light.name}>
            <button
              type="button"
              className={styles.light}
              onClick={() => picker.choose(lightComplaint(light))}
              {...cameFrom(picker.lastChosen === titleOf(light))}
            >
              <Lamp drawing={light.drawing} colour={isColourless ? null : usualColour(light)} />
              {titleOf(light)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
})
