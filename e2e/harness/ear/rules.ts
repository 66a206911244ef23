import type { Stop } from './tree'

/** Where two words stand without a space between them: 'yhteensä249', 'TarkastusKampanja', '24.11.2026klo'. */
const JOINT = /[a-zåäö](?=[A-ZÅÄÖ])|[a-zåäö](?=\d)|[\d€%](?=[A-Za-zÅÄÖåäö]{2})/u
/** Names of the trade that are written so, plates, codes, addresses, and the keys and references of bookings. */
const WHOLE =
  /(?<!\S)(?:[\da-f]{12}|[\w-]{43})(?!\S)|AdBlue|SsangYong|\b[A-ZÅÄÖ]{2,3}-?\d{1,3}\b|\b\S+@\S+\b|\b[A-Z0-9]+-[A-Z0-9-]+\b/gu
/** Signs that a voice spells or skips. */
const SIGN = /[→←↑↓★☆✓✔✕✖•|*]/u

/** Landmarks that a button or the visitor leads to, and that keep the name of their heading (decision 045). */
const KEPT_LANDMARKS = new Set(['Varauksesi', 'Valitut palvelut', 'Saammeko käyttää evästeitä?'])

/** Returns the words of more than two letters that a title has twice. */
export function wordsTwice(title: string): readonly string[] {
  const words: readonly string[] = title.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return words.filter((word, at) => words.indexOf(word) < at)
}

/** Returns the faults of a transcript: joined words, signs, a control without a name, and what is said twice. */
export function faultsOf(stops: readonly Stop[]): readonly string[] {
  return stops.flatMap((stop, at) => {
    const { role, name, description } = stop
    const before = stops[at - 1]
    const after = stops[at + 1]
    const text = `${name} ${description}`.replaceAll(WHOLE, '')
    const faults = [
      JOINT.test(text) && 'joined words',
      SIGN.test(text) && 'a sign',
      ['button', 'link', 'checkbox', 'radio', 'textbox'].includes(role) && name === '' && 'no name',
      description !== '' && name.includes(description) && 'the description once more',
      role === 'region' &&
        after?.role === 'heading' &&
        name === after.name &&
        !KEPT_LANDMARKS.has(name) &&
        'said twice',
      role === 'StaticText' && before?.role === 'StaticText' && name === before.name && 'said twice',
    ].filter((fault) => fault !== false)
    return faults.map((fault) => `${fault}: ${role} ${name} ${description}`.trim())
  })
}
