import { Icon, PathIcon } from '#shared/ui/text/icon'
import type { LightColour } from '../model/warning-light'
import { t } from '../texts'
import styles from './colour-sign.module.css'
import { STOP_PATH } from './stop-path'

const WORDS = { red: 'redLight', amber: 'amberLight', either: 'eitherLight' } as const

/** Colour of a light in words, with a shape of its own: an octagon for red and a triangle for amber. */
export const ColourSign = ({ colour }: { readonly colour: LightColour | 'either' }) => (
  <span className={styles.sign} data-colour={colour}>
    {colour === 'red' && <PathIcon path={STOP_PATH} />}
    {colour === 'amber' && <Icon name="warning" />}
    {t(WORDS[colour])}
  </span>
)
