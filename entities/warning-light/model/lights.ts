import { AMBER_LIGHTS } from './amber-lights'
import { RED_LIGHTS } from './red-lights'
import type { WarningLight } from './warning-light'

/** The twenty commonest warning lights, the red ones first. */
export const WARNING_LIGHTS: readonly WarningLight[] = [...RED_LIGHTS, ...AMBER_LIGHTS]

/** A light that is none of the twenty, or that the visitor does not recognise. */
export const OTHER_LIGHT: WarningLight = {
  name: 'jokin muu valo',
  meaning: 'Katso valon merkitys autosi käyttöohjekirjasta, ja kuvaa valo meille omin sanoin.',
  colours: [
    { colour: 'red', advice: { urgency: 'stop', detail: 'Punainen valo tarkoittaa vakavaa vikaa.' } },
    {
      colour: 'amber',
      advice: { urgency: 'careful', detail: 'Keltainen valo tarkoittaa, että jokin on tarkistettava.' },
    },
  ],
  drawing: 'M6 24a18 18 0 1 0 36 0a18 18 0 1 0-36 0zM18.5 19a5.6 5.6 0 1 1 8.2 5c-1.8 1-2.7 2-2.7 4M24 34v.01',
}
