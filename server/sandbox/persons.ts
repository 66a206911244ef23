import type { BookPaymentStatus } from '#shared/api/nouns/credit'

interface TestPerson {
  readonly governmentId: string
  /** The bank's answer to an application. REFUSED makes the bank throw an error. */
  readonly answer: BookPaymentStatus | 'REFUSED'
  readonly words: string
}

/** Fictional test persons. Any other government id must sign, like the first person, and then gets the credit. */
export const TEST_PERSONS: readonly TestPerson[] = [
  { governmentId: '230580-7335', answer: 'SIGNING', words: 'Hyväksytään, kun on allekirjoitettu' },
  { governmentId: '220950-9256', answer: 'DENIED', words: 'Hylätään heti' },
  { governmentId: '140584-4785', answer: 'FROZEN', words: 'Jää käsittelyyn' },
  { governmentId: '150987-069L', answer: 'SIGNING', words: 'Uusi tili avataan, kun on allekirjoitettu' },
  { governmentId: '010594Y9032', answer: 'BOOKED', words: 'Hyväksytään heti' },
  { governmentId: '010516B903X', answer: 'FINALIZED', words: 'Hyväksytään ja veloitetaan heti' },
  { governmentId: '030594W903B', answer: 'DENIED', words: 'Hylätään heti' },
  { governmentId: '040594V9030', answer: 'FROZEN', words: 'Jää käsittelyyn' },
  { governmentId: '050594U903M', answer: 'REFUSED', words: 'Pankki ilmoittaa virheestä' },
]
