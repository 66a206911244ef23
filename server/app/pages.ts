/** What the server answers below the REST root besides calls: the contract's documentation, and addresses with a token. */
import { Hono, type Context as HonoContext } from 'hono'
import { etag as tagged, RETAINED_304_HEADERS } from 'hono/etag'
import { answerFeed, FEED_PATH } from '../feeds/answer-feed'
import { HEADERS } from '../http/headers/response-headers'
import type { Tell } from '../platform/operations/events'
import type { InTime } from '../platform/operations/watch'
import { answerStop } from '../reminders/opt-out/stop-reminders'
import { STOP_PATH } from '../reminders/opt-out/stop-token'
import { answerNotice, answerReturn, NOTICE_PATH, RETURN_PATH } from '../sections/payments/card/index'
import { answerCreditNotice, CREDIT_NOTICE_PATH } from '../sections/payments/credit-bank/index'
import type { Dependencies } from '../sections/context'
import { published } from './openapi-page'

interface Environment {
  readonly Bindings: {
    readonly address: string
    /** The log names the route, never the address with its token. */
    readonly observed: { route: string }
    readonly tell: Tell
  }
}

interface PagesOptions {
  readonly dependencies: Dependencies
  readonly inTime: InTime
  /** Headers of every response, of any kind. */
  readonly security: Readonly<Record<string, string>>
}

/** Creates the app to mount at the REST root. */
export function pages({ dependencies, inTime, security }: PagesOptions): Hono<Environment> {
  const app = new Hono<Environment>()
  const { root, tokenHeader, throttle } = dependencies
  /** Counts the request against the limit of its name, and answers it in time. */
  const answer = (c: HonoContext<Environment>, name: string, route: string, run: () => Promise<Response>) => {
    const { address, observed } = c.env
    observed.route = route
    return inTime(address, async () => {
      await throttle(name, { sessionId: null, address })
      return run()
    })
  }
  const retainedHeaders = [...RETAINED_304_HEADERS, ...Object.keys({ ...HEADERS.calendar, ...security })]

  app.route('', published({ root, tokenHeader, security }))
  app.get(FEED_PATH, tagged({ retainedHeaders }), (c) =>
    answer(c, 'deskCalendar', FEED_PATH, () => answerFeed(c.req.raw, { ...dependencies, security })),
  )
  app.on(['GET', 'POST'], STOP_PATH, (c) =>
    answer(c, 'stopReminders', STOP_PATH, () => answerStop(c.req.raw, { ...dependencies, tell: c.env.tell, security })),
  )
  app.get(RETURN_PATH, (c) =>
    answer(c, 'cardReturn', RETURN_PATH, async () => answerReturn(c.req.raw, { ...dependencies, security })),
  )
  app.get(NOTICE_PATH, (c) =>
    answer(c, 'cardNotice', NOTICE_PATH, () =>
      answerNotice(c.req.raw, { ...dependencies, tell: c.env.tell, security }),
    ),
  )
  app.on(['GET', 'POST'], CREDIT_NOTICE_PATH, (c) =>
    answer(c, 'creditNotice', CREDIT_NOTICE_PATH, () =>
      answerCreditNotice(c.req.raw, { ...dependencies, tell: c.env.tell, security }),
    ),
  )
  return app
}
