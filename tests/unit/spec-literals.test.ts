/** Checks that literal strings of the specification occur unchanged in the text catalogues. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('texts.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
const texts = ['src', 'processes', 'features', 'entities'].flatMap(read)
/** All string literals of the catalogues. */
const literals = new Set(texts.flatMap((text) => [...text.matchAll(/'((?:[^'\\]|\\.)*)'/g)].map(([, value]) => value)))

const ROWS: readonly (readonly [row: string, literal: string])[] = [
  ['RT-05', 'Huollon ajanvaraus'],
  ['RT-05', 'Renkaanvaihdon ajanvaraus'],
  ['RT-05', 'Varauksen muokkaus/peruutus'],
  ['RT-03', 'Rengaspalvelut / Renkaanvaihdon ajanvaraus'],
  ['RT-04', 'Lähetä muutos- tai peruutuspyyntö'],
  ['RT-08', 'Etusivu'],
  ['RT-08', 'Huolto'],
  ['WZ-01', 'Ajoneuvo'],
  ['WZ-01', 'Toimipiste'],
  ['WZ-01', 'Palvelut'],
  ['WZ-02', 'Rengaspalvelut'],
  ['WZ-01', 'Aika'],
  ['WZ-01', 'Asiakastiedot'],
  ['WZ-01', 'Kiitos'],
  ['VE-05', 'Emme löytäneet ajoneuvoasi. Valitse merkki ja malli.'],
  ['VE-05', '-- valitse merkki --'],
  ['VE-06', 'Vaihda rekisterinumero'],
  ['OR-01', 'Valitse toimipiste'],
  ['OR-04', 'Valitse'],
  ['SV-10', 'Valitut palvelut'],
  ['SV-10', 'Etukoodi'],
  ['SV-10', 'Tallenna'],
  ['SV-11', 'Etukoodi ei kelpaa'],
  ['TM-01', 'Varaa aika'],
  ['CU-01', 'Omat tiedot'],
  ['CU-04', 'Kiitos! Ajanvarauspyyntö on lähetetty. Saat hetken päästä tilausvahvistusviestin sähköpostiisi.'],
  ['CU-05', 'Ajanvarauspyynnön tallentaminen epäonnistui.'],
  ['NO-02', 'Palvelussa tapahtui odottamaton häiriö.'],
  ['WZ-12', 'Istunto on päättynyt'],
  ['TM-13', 'Ajan varaaminen epäonnistui'],
]

describe('literal texts', () => {
  it.each(ROWS)('%s «%s»', (_, literal) => expect(literals).toContain(literal))

  it('RT-14 are NFC-normalised, so that they compare and wrap correctly', () => {
    for (const text of texts) expect(text).toBe(text.normalize('NFC'))
  })
})
