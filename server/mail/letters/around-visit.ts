/** Letters to the customer around the visit: its reminder, and that the car is ready. */
import { callParagraph, paragraph, type Letter } from '../letter'
import { booked, linkTo, titleOf, toDo, toldIn, type BookingMatter } from './customer'
import { orderBlock, visitBlock } from './fact-blocks'
import { whereAndWhen } from './visit'

/** Creates the reminder of a visit. `stopUrl` leads to the page that stops the reminders. */
export const reminderLetter = (matter: BookingMatter, stopUrl: string): Letter => ({
  subject: `Muistutus: ${whereAndWhen(matter.document)}`,
  heading: 'Muistutus varauksestasi',
  blocks: [
    toDo(matter.document, 'Varattu aikasi lähestyy.'),
    ...booked(matter, ''),
    paragraph('Etkö halua muistutuksia tästä varauksesta?'),
    { kind: 'link', text: 'Lopeta muistutukset', url: stopUrl },
  ],
})

/** Creates the letter that the car is ready. The final price is agreed at the workshop, so it repeats the estimate only. */
export function readyLetter({ document, key, phone, publicUrl }: BookingMatter): Letter {
  // The state may have changed again, and this letter tells of this one.
  const ready = { ...document, visit_state: { state: 'READY', at: null } } as const
  const told = toldIn('customerMail', ready)
  return {
    subject: ['Autosi on valmis', document.organization?.name ?? ''].filter(Boolean).join(': '),
    heading: 'Autosi on valmis.',
    blocks: [
      toDo(ready, ''),
      ...(phone === '' ? [] : [callParagraph('Jos sinulla on kysyttävää, soita meille:', phone)]),
      ...visitBlock(titleOf(document), told, []),
      ...orderBlock(told),
      ...(key === null ? [] : linkTo(publicUrl, key, 'Näet varauksen tiedot myös verkossa.')),
    ],
  }
}
