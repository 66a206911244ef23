/** Pages of simulated external systems that redirect the customer back, on their own origin. */
import { refuseCrossSite } from '../http/headers/cross-site'
import { html } from '../http/html'
import type { Log } from '../platform/log'
import { UNKNOWN_SITE } from '../http/headers/origin'
import { isCardToken } from './card-payments'
import { Refusal } from '../platform/refusal'
import type { Database } from '../platform/database/database'
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
  /** Origins of the application. The sandbox redirects to no other. */
  readonly origins: ReadonlySet<string>
  readonly log: Log
}

/** Creates the handler of the sandbox's requests. */
export const createSandbox =
  ({ db, origins, log }: SandboxOptions) =>
  async (request: Request): Promise<Response> => {
    try {
      const { hostname, pathname } = new URL(request.url)
      // Refuses any other host name, because an attacker's domain may resolve to this address (DNS rebinding).
      if (hostname !== SANDBOX_HOST && hostname !== 'localhost')
        return sorry(NAME, 421, 'Väärä osoite', 'Tätä sivua ei ole tässä osoitteessa.')
      refuseCrossSite(request, UNKNOWN_SITE)
      if (!['GET', 'HEAD', 'POST'].includes(request.method))
        return sorry(NAME, 405, 'Ei onnistu', 'Sivua ei voi käyttää näin.')
      const paymentPage = PAGES[pathname]
      if (paymentPage) return await answerPayment(paymentPage, request, db, origins)
      return pathname === '/' ? home() : sorry(NAME, 404, 'Sivua ei löydy', 'Palaa varaukseen ja yritä uudelleen.')
    } catch (error) {
      if (error instanceof Refusal) return sorry(NAME, error.status, 'Ei onnistu', 'Valitse uudelleen maksun sivulla.')
      log.error(`sandbox ${request.method} ${new URL(request.url).pathname}`, error)
      return sorry(NAME, 500, 'Jokin meni pieleen', 'Yritä hetken kuluttua uudelleen.')
    }
  }

/** Lists the test persons to apply for credit with. */
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
