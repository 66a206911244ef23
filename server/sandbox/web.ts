/** The systems that a customer is sent to and comes back from, played by pages on an origin of their own. */
import { refuseCrossSite } from '../guard'
import { html } from '../html'
import type { Log } from '../log'
import { UNKNOWN_SITE } from '../origin'
import { isCardToken } from '../providers/card-payment-sandbox'
import { Refusal } from '../refusal'
import type { Database } from '../store/database'
import { page } from './page'
import { answerPayment, sorry, type PaymentPage } from './payment-page'
import { TEST_PERSONS } from './persons'
import { CARD_PAGE, SANDBOX_HOST, SIGNING_PAGE } from './site'

const NAME = 'Kokeiluympäristö'

const PAGES: Readonly<Record<string, PaymentPage>> = {
  [SIGNING_PAGE]: {
    isOwn: (id) => !isCardToken(id),
    words: {
      of: 'Luottopankki',
      title: 'Allekirjoita luottosopimus',
      lead: 'Allekirjoittamalla hyväksyt luottosopimuksen. Palaat sen jälkeen varaukseen.',
      sum: 'Luoton määrä',
      accept: 'Allekirjoita ja hyväksy',
      reject: 'Hylkää',
    },
  },
  [CARD_PAGE]: {
    isOwn: isCardToken,
    words: {
      of: 'Korttimaksu',
      title: 'Maksa kortilla',
      lead: 'Kortin tietoja ei kysytä. Palaat maksun jälkeen varaukseen.',
      sum: 'Maksettavaa',
      accept: 'Maksa',
      reject: 'Peruuta maksu',
    },
  },
}

export interface SandboxOptions {
  readonly db: Database
  /** Where visitors find the application: nobody is sent back to anywhere else. */
  readonly origins: ReadonlySet<string>
  readonly log: Log
}

/** Answers the sandbox's requests. */
export const createSandbox =
  ({ db, origins, log }: SandboxOptions) =>
  async (request: Request): Promise<Response> => {
    try {
      const { hostname, pathname } = new URL(request.url)
      // A name that somebody else has let lead here is not this site.
      if (hostname !== SANDBOX_HOST && hostname !== 'localhost')
        return sorry(NAME, 421, 'Väärä osoite', 'Tätä sivua ei ole tässä osoitteessa.')
      refuseCrossSite(request, UNKNOWN_SITE)
      if (!['GET', 'HEAD', 'POST'].includes(request.method))
        return sorry(NAME, 405, 'Ei onnistu', 'Sivua ei voi käyttää näin.')
      const shown = PAGES[pathname]
      if (shown) return await answerPayment(shown, request, db, origins)
      return pathname === '/' ? home() : sorry(NAME, 404, 'Sivua ei löydy', 'Palaa varaukseen ja yritä uudelleen.')
    } catch (error) {
      if (error instanceof Refusal) return sorry(NAME, error.status, 'Ei onnistu', 'Valitse uudelleen maksun sivulla.')
      log.error(`sandbox ${request.method} ${new URL(request.url).pathname}`, error)
      return sorry(NAME, 500, 'Jokin meni vikaan', 'Yritä hetken kuluttua uudelleen.')
    }
  }

/** Whom to apply for credit as. */
const home = (): Response =>
  page({
    of: NAME,
    title: 'Luottopankki ja korttimaksu',
    content: html`
      <p>
        Täällä allekirjoitetaan luottosopimukset ja maksetaan kortilla, kun varausta kokeillaan. Kuvitteelliset hakijat:
      </p>
      <dl>
        ${TEST_PERSONS.map(
          ({ governmentId, words }) =>
            html`<dt>${words}</dt>
              <dd>${governmentId}</dd>`,
        )}
      </dl>
    `,
  })
