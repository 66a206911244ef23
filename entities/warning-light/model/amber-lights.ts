import type { Advice, WarningLight } from './warning-light'

const amber = (urgency: Advice['urgency'], detail: string) =>
  [{ colour: 'amber', advice: { urgency, detail } }] as const

/** Lights that most cars show in amber, after their meaning in ISO 2575. The drawings are this project's own. */
export const AMBER_LIGHTS: readonly WarningLight[] = [
  {
    name: 'moottorin vikavalo',
    meaning: 'Moottorissa tai pakokaasujen puhdistuksessa on vika.',
    colours: amber('careful', 'Vältä kovaa kiihdytystä.'),
    flashing: { urgency: 'stop', detail: 'Vilkkuva valo tarkoittaa, että katalysaattori voi vaurioitua.' },
    drawing: 'M12 20h7l4-4h9v4h4l4 4v10h-5l-4 4H20l-4-5h-4zM21 11h11M26.5 11v5M6 21v12M6 27h6M40 26h4M44 22v11',
  },
  {
    name: 'ABS-jarrut',
    meaning: 'Lukkiutumattomissa jarruissa on vika. Tavalliset jarrut toimivat.',
    colours: amber('careful', 'Pidä pitkä turvaväli. Jos myös punainen jarruvalo palaa, älä aja.'),
    drawing:
      'M9 24a15 15 0 1 0 30 0a15 15 0 1 0-30 0zM7.5 10a26 26 0 0 0 0 28M40.5 10a26 26 0 0 1 0 28M13 28.5l3-9 3 9M14.2 25.5h3.6M22 19.5v9M22 19.5h2.4a2.2 2.2 0 0 1 0 4.5H22M24.4 24a2.2 2.2 0 0 1 0 4.5H22M34.3 20.8c-1.2-1.8-4.5-1.6-4.5.9 0 2.9 4.6 1.7 4.6 4.6 0 2.7-3.8 2.9-5 .7',
  },
  {
    name: 'ajonvakautus',
    meaning: 'Ajonvakautuksessa on vika, tai se on kytketty pois päältä.',
    colours: amber('careful', 'Aja liukkaalla erityisen varovasti. Ajossa välähtävä valo kertoo vain luiston estosta.'),
    drawing:
      'M11 25v-7l3-2 3-7h14l3 7 3 2v7zM14 16h20M16 20.5h3M29 20.5h3M14 25v3M34 25v3M16 33c-5 3 5 6 0 10M32 33c-5 3 5 6 0 10',
  },
  {
    name: 'rengaspaine',
    meaning: 'Jossakin renkaassa on liian vähän ilmaa.',
    colours: amber('careful', 'Tarkista renkaat ja niiden paineet heti, kun voit.'),
    drawing: 'M15 8c-8 10-8 20 0 28h18c8-8 8-18 0-28M15 36v5M21 36v5M27 36v5M33 36v5M24 13v12M24 30.5v.01',
  },
  {
    name: 'hehkutus',
    meaning: 'Jos valo vilkkuu tai jää palamaan, dieselmoottorin hehkutuksessa tai ohjauksessa on vika.',
    colours: amber('careful', 'Moottori voi käynnistyä huonosti tai menettää tehoa.'),
    drawing: 'M3 31h9c8 0 9-17 4.5-17S13 31 20 31h8c7 0 8-17 3.5-17S28 31 36 31h9',
  },
  {
    name: 'hiukkassuodatin',
    meaning: 'Dieselmoottorin hiukkassuodatin on täyttymässä.',
    colours: amber(
      'careful',
      'Tasainen maantieajo voi puhdistaa suodattimen. Jos valo ei sammu, vie auto korjaamolle.',
    ),
    drawing:
      'M13 13h22v22H13zM3 24h10M35 24h10M41 20l4 4-4 4M19 19v.01M24 19v.01M29 19v.01M21.5 24v.01M26.5 24v.01M19 29v.01M24 29v.01M29 29v.01',
  },
  {
    name: 'AdBlue-neste',
    meaning: 'AdBlue-nestettä on vähän, tai pakokaasujen puhdistuksessa on vika.',
    colours: amber('careful', 'Lisää nestettä pian. Ilman sitä auto ei lopulta enää käynnisty.'),
    drawing:
      'M6 18h22v23H6zM12 18v-6h10v6M6 30c3.7-3 7.3-3 11 0s7.3 3 11 0M38 14c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12z',
  },
  {
    name: 'jarrupalat',
    meaning: 'Jarrupalat ovat kuluneet.',
    colours: amber('careful', 'Vaihdata jarrupalat pian.'),
    drawing:
      'M13 24a11 11 0 1 0 22 0a11 11 0 1 0-22 0zM20 24a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM11 9.5l-3 4M5.8 18l-1 4.5M4.8 26l1 4.5M8 34.5l3 4M37 9.5l3 4M42.2 18l1 4.5M43.2 26l-1 4.5M40 34.5l-3 4',
  },
  {
    name: 'vaihteisto',
    meaning: 'Vaihteistossa on vika, tai se on kuumentunut.',
    colours: [
      ...amber('careful', 'Vältä kovaa kiihdytystä ja raskasta kuormaa.'),
      { colour: 'red', advice: { urgency: 'stop', detail: 'Anna vaihteiston jäähtyä. Ajaminen voi rikkoa sen.' } },
    ],
    drawing:
      'M36.6 20.7L41.2 20.7L41.2 27.3L36.6 27.3L35.2 30.5L38.5 33.8L33.8 38.5L30.5 35.2L27.3 36.6L27.3 41.2L20.7 41.2L20.7 36.6L17.5 35.2L14.2 38.5L9.5 33.8L12.8 30.5L11.4 27.3L6.8 27.3L6.8 20.7L11.4 20.7L12.8 17.5L9.5 14.2L14.2 9.5L17.5 12.8L20.7 11.4L20.7 6.8L27.3 6.8L27.3 11.4L30.5 12.8L33.8 9.5L38.5 14.2L35.2 17.5zM24 17v8M24 30.5v.01',
  },
  {
    name: 'huolto',
    meaning: 'Huollon aika lähestyy tai on ylitetty.',
    colours: amber('drive', 'Valitse autollesi huolto tämän vaiheen palveluista.'),
    drawing: 'M42 14l-7 6-6-1-1-6 6-7a11 11 0 0 0-14 14L7 33a5.5 5.5 0 0 0 8 8l13-13a11 11 0 0 0 14-14z',
  },
  {
    name: 'lasinpesuneste',
    meaning: 'Tuulilasin pesunestettä on vähän.',
    colours: amber('drive', 'Lisää pesunestettä. Jos valo ei sammu, kerro siitä meille.'),
    drawing:
      'M5 38l5-15c9-4 19-4 28 0l5 15c-12-3-26-3-38 0zM24 29V12M24 12c-1-6-9-7-11-2M24 12c1-6 9-7 11-2M13 14v.01M35 14v.01',
  },
  {
    name: 'polttoaine',
    meaning: 'Polttoainetta on vähän.',
    colours: amber('drive', 'Tankkaa pian. Jos valo ei sammu, kerro siitä meille.'),
    drawing:
      'M10 41V11a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v30M6 41h26M15 13h8v9h-8zM28 24h3a3 3 0 0 1 3 3v6a3.5 3.5 0 0 0 7 0V17l-6-6',
  },
  {
    name: 'lamppuvika',
    meaning: 'Jokin auton ulkovaloista ei pala.',
    colours: amber('careful', 'Vaihdata lamppu ennen kuin ajat pimeällä.'),
    drawing:
      'M19 34c0-5-6-7-6-15a11 11 0 0 1 22 0c0 8-6 10-6 15zM20 38.5h8M22 43h4M24 13v9M24 27.5v.01M5 19h3M40 19h3M9 8l2 2M39 8l-2 2',
  },
]
