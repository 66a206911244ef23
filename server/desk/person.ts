/** The desk's commands about one person's data. */
import type { Output } from '../platform/command-output'
import { ComingVisits, erasePerson, previewErasure, type Erasure } from '../personal/erase-person'
import { exportPerson } from '../personal/export-person'
import type { Desk } from './desk'
import type { DeskRequest } from './request'
import { comingLines, countLines } from './person-lines'

type Asked<C extends DeskRequest['command']> = Extract<DeskRequest, { command: C }>

const NOTHING = 'Tällä rekisterinumerolla ja sähköpostiosoitteella ei ole tietoja.'

/** Prints all that is held of a person as JSON. Resolves to whether anything is held. */
export async function exportRecords(
  { db, folders }: Pick<Desk, 'db' | 'folders'>,
  person: Asked<'person export'>,
  output: Output,
): Promise<boolean> {
  const text = await exportPerson(db, person, folders)
  if (text === null) output.fault(NOTHING)
  else output.text(text)
  return text !== null
}

/** Erases all that is held of a person, or only says how much that is. Resolves to whether it did. */
export async function erasePersonsRecords(
  desk: Pick<Desk, 'db' | 'now' | 'folders' | 'afterRelease'>,
  request: Asked<'person erase'>,
  output: Output,
): Promise<boolean> {
  const { db, folders, afterRelease = () => Promise.resolve() } = desk
  const { dryRun, withComing } = request
  const asked = { person: request, now: desk.now(), folders }
  try {
    const erasure = await (dryRun ? previewErasure(db, asked) : erasePerson(db, { ...asked, withComing, afterRelease }))
    if (!withComing && erasure.coming.length > 0) throw new ComingVisits(erasure.coming)
    return report(erasure, dryRun, output)
  } catch (error) {
    if (!(error instanceof ComingVisits)) throw error
    for (const line of comingLines(error.coming)) output.fault(`Tulossa oleva käynti: ${line}`)
    output.fault('Mitään ei poistettu. Peruuta käynti ensin, tai peruuta se samalla: --with-future')
    return false
  }
}

function report(erasure: Erasure, dryRun: boolean, output: Output): boolean {
  const lines = countLines(erasure)
  if (lines.length === 0) {
    output.fault(NOTHING)
    return false
  }
  output.line(dryRun ? 'Poistettavaa:' : 'Poistettu:')
  for (const line of lines) output.line(`  ${line}`)
  for (const line of comingLines(erasure.coming))
    output.line(
      dryRun
        ? `Peruutetaan samalla: ${line}`
        : `Peruutettu samalla: ${line}. Ilmoita toimipisteelle, viestiä ei lähetetä.`,
    )
  return true
}
