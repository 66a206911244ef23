/** Letters to the customer around the visit: its reminder, and that the car is ready. */
import { factsFor } from '#shared/facts/surfaces'
import { callParagraph, paragraph, type Letter } from '../letter'
import { booked, linkTo, TITLE, type BookingMatter } from './customer'
import { orderBlock, visitBlock } from './fact-blocks'
import { whereAndWhen } from './visit'

/** Creates the reminder of a visit. `stopUrl` leads to the page that stops the reminders. */
export const reminderLetter = (matter: BookingMatter, stopUrl: string): Letter => ({
  subject: `Muistutus: ${whereAndWhen(matter.document)}`,
  heading: 'Muistutus varauksestasi.',
  blocks: [
    paragraph('Varattu aikasi lähestyy. Tuo auto toimipisteeseen varattuna aikana.'),
    ...booked(matter, ''),
    paragraph('Etkö halua muistutuksia tästä varauksesta?'),
    { kind: 'link', text: 'Lopeta muistutukset', url: stopUrl },
  ],
})

/** Creates the letter that the car is ready. The final price is agreed at the workshop, so it repeats the estimate only. */
export function readyLetter({ document, key, phone, publicUrl }: BookingMatter): Letter {
  const told = factsFor('customerMail', document)
  return {
    subject: ['Autosi on valmis', document.organization?.name ?? ''].filter(Boolean).join(': '),
    heading: 'Autosi on valmis.',
    blocks: [
      paragraph('Voit noutaa auton toimipisteestä.'),
      ...(phone === '' ? [] : [callParagraph('Jos sinulla on kysyttävää, soita meille:', phone)]),
      ...visitBlock(TITLE, told, []),
      ...orderBlock(told),
      ...(key === null ? [] : linkTo(publicUrl, key, 'Näet varauksen tiedot myös verkossa.')),
    ],
  }
}
