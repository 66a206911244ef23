import type { Scene, SceneVisitor } from '../scene'
import { answersWork } from './approve-work'
import { isOffered } from './ask-earlier-time'
import { sendsEverything } from './everything'
import { enquires } from './finish-booking'
import { sendsFeedback } from './give-feedback'
import { cancelsBooking, movesBooking } from './manage-booking'
import { sendsRequest } from './request-change'
import { withdraws } from './withdraw-order'

const chain = 'whole'

/** A mail that follows what somebody does. Its subject begins with the words. */
const letter = (
  slice: string,
  row: string,
  name: string,
  act: (visitor: SceneVisitor) => Promise<unknown>,
  subject: string,
): Scene => ({
  slice,
  chain,
  rows: [row],
  name: `the mail of ${name}`,
  play: async (visitor) => {
    await act(visitor)
    await visitor.opensMail(subject)
  },
})

const isReady = async (visitor: SceneVisitor): Promise<void> => visitor.setsState(await visitor.books(), 'READY')

async function isRemindedOf(visitor: SceneVisitor): Promise<void> {
  await visitor.books()
  await visitor.remindersAreDue()
}

const proposes = async (visitor: SceneVisitor): Promise<void> => {
  await visitor.books()
  await visitor.proposesWork()
}

/** Mails to the customer, and to the workshop and the chain, by the slice that causes them. */
export const letters: readonly Scene[] = [
  letter('finish-booking', 'CU-04', 'a booking', (visitor) => visitor.books(), 'Tilausvahvistus'),
  letter('finish-booking', 'CU-04', 'a booking with everything', sendsEverything, 'Tilausvahvistus'),
  letter('finish-booking', 'CU-04', 'a booking to the workshop', sendsEverything, 'Uusi varaus'),
  letter('finish-booking', 'CU-04', 'an enquiry', enquires, 'Aikatiedustelu vastaanotettu'),
  letter('finish-booking', 'CU-04', 'an enquiry to the workshop', enquires, 'Uusi aikatiedustelu'),
  letter('manage-booking', 'CA-04', 'a moved booking', movesBooking, 'Varauksesi on siirretty'),
  letter('manage-booking', 'CA-04', 'a moved booking to the workshop', movesBooking, 'Varaus on siirretty'),
  letter('manage-booking', 'CA-04', 'a cancelled booking', cancelsBooking, 'Varauksesi on peruutettu'),
  letter('manage-booking', 'CA-04', 'a cancelled booking to the workshop', cancelsBooking, 'Varaus on peruutettu'),
  letter('manage-booking', 'VI-01', 'a reminder', isRemindedOf, 'Muistutus'),
  letter('manage-booking', 'VI-03', 'a car that is ready', isReady, 'Autosi on valmis'),
  letter('ask-earlier-time', 'VI-02', 'an offer', isOffered, 'Sinulle vapautui aikaisempi aika'),
  letter('withdraw-order', 'LW-03', 'a withdrawal', withdraws, 'Peruuttamisilmoituksesi on vastaanotettu'),
  letter('withdraw-order', 'LW-03', 'a withdrawal to the workshop', withdraws, 'Asiakas on peruuttanut sopimuksen'),
  letter('approve-work', 'PU-04', 'proposed extra work', proposes, 'Tarvitsemme vastauksesi'),
  letter('approve-work', 'PU-04', 'an answer', answersWork, 'Vastauksesi lisätyöhön'),
  letter('approve-work', 'PU-04', 'an answer to the workshop', answersWork, 'Lisätyö on hyväksytty'),
  letter('request-change', 'CA-03', 'a request', sendsRequest, 'Muutos- tai peruutuspyyntösi on vastaanotettu'),
  letter('request-change', 'CA-03', 'a request to the workshop', sendsRequest, 'Muutos- tai peruutuspyyntö:'),
  letter('give-feedback', 'LW-07', 'feedback to the chain', sendsFeedback, 'Palaute ajanvarauksesta'),
]
