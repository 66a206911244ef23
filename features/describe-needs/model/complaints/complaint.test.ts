import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OTHER_LIGHT, WARNING_LIGHTS, type WarningLight } from '#entities/warning-light'
import { LONGEST_SYMPTOM } from '../symptoms-store'
import { adviceOf, missingOf, symptomText, type Answers, type Complaint } from './complaint'
import { COMPLAINTS } from './complaints'
import { knownColour, lightComplaint } from './light'

const lights = [...WARNING_LIGHTS, OTHER_LIGHT].map(lightComplaint)
const every: readonly Complaint[] = [...COMPLAINTS.map(({ complaint }) => complaint), ...lights]

const complaintOf = (title: string): Complaint => {
  const found = every.find((complaint) => complaint.title === title)
  if (!found) throw new Error(`No complaint «${title}»`)
  return found
}
const lightOf = (name: string): WarningLight => {
  const found = WARNING_LIGHTS.find((light) => light.name === name)
  if (!found) throw new Error(`No light «${name}»`)
  return found
}
/** Answers the questions in order. Null leaves a question open. */
const answering = ({ questions }: Complaint, ...labels: readonly (string | null)[]): Answers =>
  Object.fromEntries(
    questions.flatMap(({ ask }, at) => {
      const label = labels[at]
      return label ? [[ask, label]] : []
    }),
  )
const textOf = (title: string, ...labels: readonly (string | null)[]): string => {
  const complaint = complaintOf(title)
  return symptomText(complaint, answering(complaint, ...labels))
}

/** Every set of answers to a complaint, open questions included. */
function* allAnswers({ questions }: Complaint): Generator<Answers> {
  const counts = questions.map(({ choices }) => choices.length + 1)
  const total = counts.reduce((product, count) => product * count, 1)
  for (let number = 0; number < total; number++) {
    const answers: Record<string, string> = {}
    let rest = number
    questions.forEach(({ ask, choices }, at) => {
      const count = counts[at] ?? 1
      const choice = choices[rest % count]
      rest = Math.floor(rest / count)
      if (choice) answers[ask] = choice.label
    })
    yield answers
  }
}

/** Begins with a capital letter, has no doubled separators, and ends in a word or a bracket. */
const READABLE = /^[A-ZÄÖ][^:]*(?:: (?:(?!, ,|,,| {2}|\( )[^:])*[\p{L}\p{N})])?$/u

describe('the symptom text', () => {
  it('PU-03 SV-07 says what, when, where and since in one line', () => {
    expect(textOf('Jarrut', 'Vinkuvat', 'Jarrutettaessa', 'Edestä', 'Viikon')).toBe(
      'Jarrut: vinkuvat jarrutettaessa, edestä, viikon ajan',
    )
    expect(textOf('Outo ääni', 'Kolina', 'Töyssyissä', 'Takaa', 'Kauemmin')).toBe(
      'Outo ääni: kolina töyssyissä, takaa, yli kuukauden ajan',
    )
    expect(textOf('Vuoto', 'Tummaa ja öljyistä', 'Moottorin alla', 'Muutama tippa', 'Alkoi tänään')).toBe(
      'Vuoto: tummaa ja öljyistä nestettä moottorin alla, muutama tippa, alkoi tänään',
    )
    expect(textOf('Käynnistys', 'Ei mitään', 'Välillä', 'Auttaa', 'Viikon')).toBe(
      'Käynnistys: mitään ei tapahdu, välillä, apukäynnistys auttaa, viikon ajan',
    )
    expect(textOf('Tärinä', 'Ohjauspyörässä', 'Jarrutettaessa', 'Kuukauden')).toBe(
      'Tärinä: ohjauspyörässä jarrutettaessa, kuukauden ajan',
    )
    expect(textOf('Haju tai savu', 'Palaneen haju', 'Ajon jälkeen', 'Muutaman päivän')).toBe(
      'Haju tai savu: palaneen haju ajon jälkeen, muutaman päivän ajan',
    )
    expect(textOf('Jarrupalat', 'Palaa jatkuvasti', 'Viikon')).toBe(
      'Merkkivalo: jarrupalat (keltainen), palaa jatkuvasti, viikon ajan',
    )
    expect(textOf('Ohjaustehostin', 'Punainen', 'Vilkkuu', 'Alkoi tänään')).toBe(
      'Merkkivalo: ohjaustehostin (punainen), vilkkuu, alkoi tänään',
    )
  })

  it('PU-03 leaves out what the visitor does not know, and stays a text', () => {
    expect(textOf('Jarrut', 'En tiedä', 'En tiedä', 'En tiedä', 'En tiedä')).toBe('Jarrut: toimivat oudosti')
    expect(textOf('Outo ääni', 'En tiedä', 'Töyssyissä', 'En tiedä', null)).toBe('Outo ääni: töyssyissä')
    expect(textOf('Outo ääni', 'En tiedä')).toBe('Outo ääni')
    expect(textOf('Ohjaustehostin', 'En tiedä', 'En tiedä', 'Viikon')).toBe('Merkkivalo: ohjaustehostin, viikon ajan')
    expect(textOf('Akun lataus')).toBe('Merkkivalo: akun lataus (punainen)')
  })

  it('PU-03 SV-07 is readable and short enough for every combination of answers to every complaint', () => {
    const texts = every.flatMap((complaint) =>
      [...allAnswers(complaint)].map((answers) => symptomText(complaint, answers)),
    )
    expect(texts.length).toBeGreaterThan(5_000)
    expect(texts.filter((text) => !READABLE.test(text) || text.length > LONGEST_SYMPTOM / 4)).toEqual([])
  })

  it('PU-03 differs for answers that differ in words', () => {
    const wordsIn = ({ questions }: Complaint, answers: Answers): string =>
      questions.map(({ ask, choices }) => choices.find(({ label }) => label === answers[ask])?.words ?? '').join('|')
    for (const complaint of every) {
      const all = [...allAnswers(complaint)]
      const texts = new Set(all.map((answers) => symptomText(complaint, answers)))
      expect([complaint.title, texts.size]).toEqual([
        complaint.title,
        new Set(all.map((answers) => wordsIn(complaint, answers))).size,
      ])
    }
  })

  it('PU-03 ignores answers to unknown questions, and unknown answers', () => {
    const anyAnswers = fc.dictionary(fc.string(), fc.string())
    fc.assert(
      fc.property(fc.constantFrom(...every), anyAnswers, (complaint, answers) => {
        expect(symptomText(complaint, answers)).toBe(symptomText(complaint, {}))
        expect(adviceOf(complaint, answers)).toEqual(adviceOf(complaint, {}))
      }),
    )
  })
})

describe('the questions', () => {
  it('PU-03 are two to four, with single choices that are all different, and allow not knowing', () => {
    for (const { questions, title } of every) {
      expect([title, questions.length >= 2 && questions.length <= 4]).toEqual([title, true])
      expect(new Set(questions.map(({ ask }) => ask)).size).toBe(questions.length)
      for (const { ask, choices } of questions) {
        const labels = choices.map(({ label }) => label)
        expect(new Set(labels).size).toBe(labels.length)
        expect([ask, /^En (tiedä|ole kokeillut)$/.test(labels.at(-1) ?? '')]).toEqual([ask, true])
      }
    }
    expect(new Set(every.map(({ title }) => title)).size).toBe(every.length)
  })

  it('PU-03 need the first answer unless the light itself says enough', () => {
    const brakes = complaintOf('Jarrut')
    expect(missingOf(brakes, {})).toBe(brakes.questions[0])
    expect(missingOf(brakes, answering(brakes, null, 'Jarrutettaessa'))).toBe(brakes.questions[0])
    expect(missingOf(brakes, answering(brakes, 'En tiedä'))).toBeNull()
    expect(missingOf(complaintOf('Öljynpaine'), {})).toBeNull()
  })

  it('PU-03 ask for the colour of a light that cars show in two, and know that of the others', () => {
    const asking = lights.filter(({ questions }) => questions[0]?.ask === 'Minkä värinen valo on?')
    expect(asking.map(({ light }) => light?.colours.length)).toEqual(asking.map(() => 2))
    expect(asking.map(({ title }) => title)).toContain('Öljynpaine')
    const oil = complaintOf('Öljynpaine')
    expect(knownColour(lightOf('öljynpaine'), {})).toBeNull()
    expect(knownColour(lightOf('öljynpaine'), answering(oil, 'Keltainen'))).toBe('amber')
    expect(knownColour(lightOf('jarrupalat'), {})).toBe('amber')
  })
})

describe('the advice', () => {
  const adviceFor = (title: string, ...labels: readonly (string | null)[]) => {
    const complaint = complaintOf(title)
    return adviceOf(complaint, answering(complaint, ...labels))?.urgency
  }

  it('PU-03 is the stricter one until the colour of the light is known', () => {
    for (const title of ['Öljynpaine', 'Ohjaustehostin', 'Vaihteisto', 'Jokin muu valo']) {
      expect([title, adviceFor(title)]).toEqual([title, 'stop'])
      expect([title, adviceFor(title, 'En tiedä', 'Vilkkuu')]).toEqual([title, 'stop'])
      expect([title, adviceFor(title, 'Punainen')]).toEqual([title, 'stop'])
      expect([title, adviceFor(title, 'Keltainen')]).toEqual([title, 'careful'])
    }
  })

  it('PU-03 forbids driving on with a flashing engine light, weak brakes, leaking fuel, fumes or smoke', () => {
    expect(adviceFor('Moottorin vikavalo', 'Palaa jatkuvasti')).toBe('careful')
    expect(adviceFor('Moottorin vikavalo', 'Vilkkuu')).toBe('stop')
    expect(adviceFor('Jarrut', 'Vinkuvat')).toBeUndefined()
    expect(adviceFor('Jarrut', 'Jarruttavat heikosti')).toBe('stop')
    expect(adviceFor('Jarrut', 'Poljin painuu syvälle')).toBe('stop')
    expect(adviceFor('Vuoto', 'Polttoaineen hajuista')).toBe('stop')
    expect(adviceFor('Haju tai savu', 'Savua konepellin alta')).toBe('stop')
    expect(adviceFor('Haju tai savu', 'Pakokaasun haju sisällä')).toBe('stop')
  })

  it('PU-03 asks for care with dragging brakes and with leaking oil or coolant', () => {
    expect(adviceFor('Jarrut', 'Jäävät päälle')).toBe('careful')
    expect(adviceFor('Vuoto', 'Tummaa ja öljyistä')).toBe('careful')
    expect(adviceFor('Vuoto', 'Vihreää, sinistä tai punaista')).toBe('careful')
    expect(adviceFor('Vuoto', 'Kirkasta vettä')).toBe('drive')
    expect(adviceFor('Vuoto', 'En tiedä')).toBeUndefined()
  })
})
