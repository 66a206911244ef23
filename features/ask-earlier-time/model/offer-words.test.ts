import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { EarlierTimeOffer } from '#shared/api/nouns/earlier-time'
import { offerWords } from './offer-words'

const offer = (changes: object): EarlierTimeOffer =>
  create(
    {
      start: '2026-11-24T09:00:00',
      end: '2026-11-24T10:30:00',
      currentStart: '2026-12-01T09:00:00',
      heldUntil: '2026-11-23T08:15:00',
      ...changes,
    },
    EarlierTimeOffer,
  )
const words = (changes: object, here: object = {}) =>
  offerWords(offer(changes), { hasStopped: false, wasTooLate: false, ...here })

const NEXT = 'Ilmoitamme, kun seuraava sopiva aika vapautuu.'
const NONE = 'Emme ilmoita enää aikaisemmista ajoista.'

it.each([
  [{ state: 'DECLINED', isWaiting: true }, NEXT],
  [{ state: 'DECLINED', isWaiting: false }, NONE],
  [{ state: 'DECLINED' }, ''],
  [{ state: 'LAPSED', isWaiting: true }, NEXT],
  [{ state: 'LAPSED', isWaiting: false }, NONE],
  [{ state: 'LAPSED' }, ''],
])('RC-25 promises a notice only by the server’s word: %j', (changes, text) => expect(words(changes).text).toBe(text))

it('RC-25 says why a press came too late', () => {
  expect(words({ state: 'DECLINED', isWaiting: true }, { wasTooLate: true })).toMatchObject({
    title: 'Aikaa ei vaihdettu',
    text: `Olit jo vastannut, että pidät nykyisen aikasi. ${NEXT}`,
  })
  expect(words({ state: 'OPEN', canTake: false })).toMatchObject({
    title: 'Aikaa ei voi enää vaihtaa',
    isOpen: false,
    canStop: false,
  })
  expect(words({ state: 'OPEN', canTake: true, isWaiting: true })).toMatchObject({ isOpen: true, canStop: true })
})

it.each(['OPEN', 'TAKEN', 'DECLINED', 'LAPSED', 'DROPPED'])(
  'RC-25 speaks of no present time in the state %s if the booking has none',
  (state) =>
    expect(words({ state, currentStart: null })).toEqual({
      title: 'Tarjous ei ole enää voimassa',
      text: 'Varaus on peruutettu tai muutettu tarjouksen jälkeen.',
      isOpen: false,
      canStop: false,
    }),
)
