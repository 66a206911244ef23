/** Acts of the first three steps: the car, the workshop and the work. */
import {
  atStep,
  beginning,
  BUTTON,
  CHOICE,
  click,
  FIELD,
  named,
  press,
  seen,
  settled,
  stepHeading,
  tick,
  write,
} from './hands'
import { VEHICLES, type Plan, type Service } from './plan'
import type { Story } from './story'

const isOn = (box: HTMLElement): boolean => box.matches(':checked')

export async function describeCar({ plate, kilometers, process }: Plan, story: Story): Promise<void> {
  await atStep(/^Ajoneuvon tiedot/)
  await write(/^Rekisterinumero/, plate)
  story.say(`Antaa rekisterinumeron ${plate}`)
  Object.assign(story.chosen, { plate, vehicle: VEHICLES[plate] })
  if (process === 'huolto') {
    await write(/^Mittarilukema/, String(kilometers))
    story.say(`Antaa mittarilukeman ${kilometers}`)
    story.chosen.kilometers = kilometers
  }
  await press('Jatka')
}

export async function chooseWorkshop(name: string, story: Story): Promise<void> {
  await atStep(/^Valitse toimipiste/)
  // The cards are grouped by day once the free times are known.
  await seen('first free times', () => !document.body.textContent.includes('Haetaan ensimmäistä vapaata aikaa'))
  await press(`Valitse ${name}`)
  story.say(`Valitsee toimipisteen ${name}`)
  story.chosen.workshop = name
  await atStep(/^Valitse palvelut|^Rengaspalvelut/)
  await seen('services', () => named(CHOICE, /^Perushuolto|^Sähköauton|^Vain renkaiden/)[0])
  await settled()
}

/** Answers that the tires are only changed. */
export async function changeTires(plate: string, story: Story): Promise<void> {
  await tick(/^Vain renkaiden kausivaihto/)
  story.say('Valitsee vain renkaiden kausivaihdon')
  const kind = plate === 'PAK-321' ? 'pakettiauto' : 'henkilöauto'
  story.chosen.services.set(`Renkaiden kausivaihto, ${kind}`, { question: '', answer: '' })
  await settled()
}

/** Ticks a service, or unticks it. */
export async function toggle({ name, section, question }: Service, story: Story): Promise<void> {
  const box = () => named(CHOICE, beginning(name))[0]
  if (section !== null && !box()) await press(new RegExp(`^${section}`))
  const found = await seen(name, box)
  const wasOn = isOn(found)
  click(found)
  story.say(`${wasOn ? 'Poistaa' : 'Valitsee'} palvelun ${name}`)
  await settled()
  if (wasOn) {
    story.chosen.services.delete(name)
    return
  }
  if (SCHEDULED.test(name))
    for (const other of [...story.chosen.services.keys()].filter((one) => SCHEDULED.test(one)))
      story.chosen.services.delete(other)
  const answer = question?.answer ?? null
  if (question) await seen(question.name, () => named('fieldset, [role=radiogroup]', /./)[0])
  if (answer !== null) {
    await tick(answer)
    story.say(`Valitsee: ${question?.name ?? ''} ${answer}`)
    await settled()
  }
  story.chosen.services.set(name, { question: question?.name ?? '', answer: question ? answer : '' })
}
/** Services that replace each other. */
const SCHEDULED = /^(Perushuolto|Laaja|Vuosihuolto|Sähköauton)/

export async function addNeed(symptom: string, story: Story): Promise<void> {
  await write(/^Kuvaus korjaustarpeesta/, symptom)
  await press('Lisää korjaustarve')
  story.say(`Lisää korjaustarpeen ${symptom}`)
  story.chosen.symptoms.push(symptom)
  await seen(symptom, () => named(BUTTON, `Poista korjaustarve: ${symptom}`)[0])
  await settled()
}

export async function writeNotes(text: string, story: Story): Promise<void> {
  await write(/^Viesti toimipisteelle/, text)
  story.say(`Kirjoittaa viestin: ${text}`)
  story.chosen.notes = text
  await seen('Viesti tallennettu.', () => document.body.textContent.includes('Viesti tallennettu.'))
}

export async function tellContract(story: Story): Promise<void> {
  await tick(/^Autollani on huolenpito/)
  story.say('Kertoo huolenpito- tai huoltoleasingsopimuksesta')
  story.chosen.hasContract = true
  await seen('Sopimustieto tallennettu.', () => document.body.textContent.includes('Sopimustieto tallennettu.'))
}

/** Redeems a code; removes the one that is redeemed already. */
export async function changeCode(code: string | null, story: Story): Promise<void> {
  if (story.chosen.code !== null) {
    await press('Poista etukoodi')
    story.say('Poistaa etukoodin')
    story.chosen.code = null
    await seen('an empty field', () => named(FIELD, 'Etukoodi')[0])
    await settled()
    return
  }
  if (code === null) return
  await write('Etukoodi', code)
  await press('Tallenna')
  story.say(`Käyttää etukoodin ${code}`)
  story.chosen.code = code
  await seen('Etukoodi on käytössä', () => document.body.textContent.includes(`Etukoodi ${code} on käytössä.`))
  await settled()
}

/** Continues to the time. A question about what is left open is passed by pressing once more. */
export async function toTime(story: Story): Promise<void> {
  await settled()
  await press('Jatka')
  await settled()
  story.say('Jatkaa aikaan')
  const [without] = named(BUTTON, 'Jatka ilman palveluja')
  if (without) {
    click(without)
    story.say('Jatkaa ilman palveluja')
  } else if (stepHeading().startsWith('Valitse palvelut') && /Valitse vielä/.test(document.body.textContent)) {
    await press('Jatka')
    story.say('Jatkaa valitsematta')
  }
  await atStep(/^Varaa aika/)
  await settled()
}
