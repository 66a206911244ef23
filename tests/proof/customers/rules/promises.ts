/** RC-25: what a text promises is kept. */
import type { Fault, Judged } from './rule'

export function promises({ story, record }: Judged): Fault[] {
  const { surfaces, mails, chosen } = story
  const says = (name: string, words: RegExp): string | null => words.exec(surfaces.get(name) ?? '')?.[0] ?? null
  const faults: Fault[] = []
  const broken = (surface: string, promise: string, but: string) =>
    faults.push({ surface, rule: 'RC-25', says: promise, but })
  for (const name of ['thanks', 'bookingPage', 'cancelledPage']) {
    const [, to] = /Lähetämme vahvistuksen osoitteeseen (\S+?)\.(?:\s|$)/.exec(surfaces.get(name) ?? '') ?? []
    const wanted = name === 'cancelledPage' ? 'cancelMail' : 'customerMail'
    if (to !== undefined && !mails.some((mail) => mail.name === wanted && mail.to === to))
      broken(name, `Lähetämme vahvistuksen osoitteeseen ${to}`, 'viestiä ei lähtenyt')
  }
  const guide = says('timeStep', /Saat avainlokeron ohjeen vahvistuksessa/)
  const guideText = record.organization?.key_locker_text ?? ''
  if (
    guide !== null &&
    chosen.delivery?.includes('avainlokero') &&
    !(surfaces.get('customerMail') ?? '').replaceAll(/\s+/g, ' ').includes(guideText || '?')
  )
    broken('timeStep', guide, 'vahvistuksessa ei ole ohjetta')
  for (const name of ['thanks', 'bookingPage', 'customerMail']) {
    const call = says(name, /Otamme sinuun\s+yhteyttä/)
    if (call !== null && chosen.time?.kind !== 'askedDay') broken(name, call, 'ei ole aikatiedustelu')
    if (call === null && chosen.time?.kind === 'askedDay' && surfaces.has(name))
      broken(name, 'aikatiedustelu', 'ei luvata yhteydenottoa')
  }
  const returned = says('cancelledPage', /Maksamasi [\d\s\u00A0]+,\d\d\s€ palautetaan/u)
  if (chosen.isCancelled && (returned !== null) !== chosen.paidCents > 0)
    broken('cancelledPage', returned ?? 'palautuksesta ei kerrota', `maksettu kortilla ${chosen.paidCents / 100} €`)
  return faults
}
