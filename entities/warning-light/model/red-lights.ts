import type { Advice, LightColour, WarningLight } from './warning-light'

const red = (urgency: Advice['urgency'], detail: string) => lit('red', urgency, detail)
const amber = (urgency: Advice['urgency'], detail: string) => lit('amber', urgency, detail)
const lit = (colour: LightColour, urgency: Advice['urgency'], detail: string) => ({
  colour,
  advice: { urgency, detail },
})

/** Lights that most cars show in red, after their meaning in ISO 2575. The drawings are this project's own. */
export const RED_LIGHTS: readonly WarningLight[] = [
  {
    name: 'öljynpaine',
    meaning: 'Moottorin öljynpaine on liian matala, tai öljyä on liian vähän.',
    colours: [
      red('stop', 'Sammuta moottori heti, sillä se voi vaurioitua.'),
      amber('careful', 'Tarkista öljymäärä ja lisää öljyä ennen ajoa.'),
    ],
    drawing: 'M11 20h19l9-5 3 2-9 14H11zM11 22l-6-2v6l6 3M17 20v-4M14 16h6M42 23c2.4 3.4 2.4 5 0 6-2.4-1-2.4-2.6 0-6z',
  },
  {
    name: 'jäähdytysnesteen lämpötila',
    meaning: 'Moottori kuumenee liikaa, tai jäähdytysnestettä on liian vähän.',
    colours: [red('stop', 'Sammuta moottori ja anna sen jäähtyä. Älä avaa kuuman jäähdytysjärjestelmän korkkia.')],
    drawing:
      'M24 7v20M24 9h7M24 15h7M24 21h7M20 31a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM6 32c3-3 5-3 8 0M34 32c3-3 5-3 8 0M6 40c3-3 6-3 9 0s6 3 9 0 6-3 9 0 6 3 9 0',
  },
  {
    name: 'akun lataus',
    meaning: 'Akku ei lataudu ajon aikana.',
    colours: [red('stop', 'Auto voi sammua kesken ajon, ja moottori voi kuumentua.')],
    drawing: 'M6 16h36v22H6zM11 16v-4h7v4M30 16v-4h7v4M11 25h8M29 25h8M33 21v8',
  },
  {
    name: 'jarrujärjestelmä',
    meaning: 'Seisontajarru on päällä, jarrunestettä on liian vähän tai jarruissa on vika.',
    colours: [
      red('stop', 'Varmista ensin, että seisontajarru on vapautettu.'),
      amber('careful', 'Pidä pitkä turvaväli ja jarruta ennakoiden.'),
    ],
    drawing:
      'M13 24a11 11 0 1 0 22 0a11 11 0 1 0-22 0zM24 17.5v8M24 30.5v.01M10 10.5a19 19 0 0 0 0 27M38 10.5a19 19 0 0 1 0 27',
  },
  {
    name: 'ohjaustehostin',
    meaning: 'Ohjauksen tehostus ei toimi kunnolla.',
    colours: [
      red('stop', 'Ohjauspyörän kääntäminen voi vaatia paljon voimaa.'),
      amber('careful', 'Ohjaus voi olla tavallista raskaampi.'),
    ],
    drawing:
      'M4 24a14 14 0 1 0 28 0a14 14 0 1 0-28 0zM14.5 24a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM4.3 22h10.5M21.2 22h10.5M18 27.5V38M41 13v14M41 34v.01',
  },
  {
    name: 'turvatyyny',
    meaning: 'Turvatyynyissä tai turvavöiden kiristimissä on vika.',
    colours: [
      red('careful', 'Turvatyynyt eivät välttämättä toimi kolarissa.'),
      amber('careful', 'Turvatyynyt eivät välttämättä toimi kolarissa.'),
    ],
    drawing:
      'M11 11a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM12 20 9 33c-.6 3 .6 5 4 5h13l8 5M14 20l7 6 7-2M25 23a8 8 0 1 0 16 0a8 8 0 1 0-16 0z',
  },
  {
    name: 'sähkömoottori tai ajoakku',
    meaning: 'Sähköauton tai hybridin ajoakussa tai sähkömoottorissa on vika.',
    colours: [red('stop', 'Älä koske oransseihin kaapeleihin.'), amber('careful', 'Auton teho voi olla rajoitettu.')],
    drawing:
      'M9 34H5v-7l6-3 5-10h16l6 10 5 2v8h-4M19 34h10M9 34a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM29 34a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM25 16l-4 6h6l-4 6',
  },
]
