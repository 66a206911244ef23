import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { any, create, define, enums, number, object, optional, string, type, union } from 'superstruct'
import type { App } from '#server/app/app'
import { projectFolder } from '#server/folders'
import { REST_ROOT } from '#shared/api/rest-root'
import { addDays, dateOf, wallClockAt } from '#shared/date/wall-clock'
import { fillBooking, remembered, type Given } from '#tests/harness/visitors/fill-booking'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { newestMail } from '../harness/mail-files'
import { books, cancels, Reading, setsState } from './acts'

/** Below it are the page and the calls of its visitor. */
const ROOT = '/scenes'
const PAGE = join(projectFolder, '.cache/scenes')
const DATA = process.env['DATA_DIR'] ?? ''
/** The chain of this server, and the addresses of the lists of the others, as scripts/scenes.ts gives them. */
const CHAINS = process.env['SCENES_OF'] ?? '{}'
/** Days of which a prepared booking holds the first free time. */
const DAYS = 40

const Answer = union([enums(['fails', 'never']), type({ body: any(), status: optional(number()) })])
type Answer = typeof Answer.TYPE
const Answered = object({ path: string(), answer: Answer })

const STEPS = ['VEHICLE', 'ORGANIZATION', 'SERVICES', 'TIRES', 'TIME', 'CUSTOMER'] as const
/** Choices that scenes of this project have written. */
const Choices = define<Given>('Given', (value) => typeof value === 'object' && value !== null)
const Start = object({ step: enums(STEPS), given: Choices })

function daysFromNow(): NonNullable<Given['days']> {
  const today = dateOf(wallClockAt(new Date()))
  return { start: addDays(today, 1), end: addDays(today, DAYS) }
}

/** Wraps a server of one developer, whose scenes follow one another. */
export function withScenes(fetch: App['fetch']): App['fetch'] {
  const answers = new Map<string, Answer>()
  let begunMs = Date.now()
  let mail = ''

  async function start(request: Request): Promise<Response> {
    const { step, given } = create(await request.json(), Start)
    const cookies = new Map<string, string>()
    const { api, token } = await openBrowser({ fetch: async (one) => fetch(one) }, given.process, cookies)
    await fillBooking(api, step, { days: daysFromNow(), ...given })
    const headers = new Headers()
    for (const [name, value] of cookies) headers.append('Set-Cookie', `${name}=${value}; Path=/; SameSite=Lax`)
    return Response.json(remembered(token(), step, given.process), { headers })
  }

  const open = () => openBrowser({ fetch: async (one) => fetch(one) })

  const calls: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
    'POST /scenes/begin': async (request) => {
      answers.clear()
      begunMs = Date.now()
      const headers = new Headers()
      for (const cookie of (request.headers.get('Cookie') ?? '').split('; '))
        headers.append('Set-Cookie', `${cookie.split('=')[0]}=; Path=/; Max-Age=0`)
      return new Response(null, { status: 204, headers })
    },
    'POST /scenes/answers': async (request) => {
      const { path, answer } = create(await request.json(), Answered)
      answers.set(path, answer)
      return new Response(null, { status: 204 })
    },
    'POST /scenes/start': start,
    'POST /scenes/books': async (request) => {
      const given = create(await request.json(), Choices)
      return Response.json(await books(open, { days: daysFromNow(), ...given }))
    },
    'POST /scenes/cancels': async (request) => {
      const { key } = create(await request.json(), object({ key: string() }))
      await cancels(open, key)
      return new Response(null, { status: 204 })
    },
    'POST /scenes/sets-state': async (request) => {
      await setsState(open, create(await request.json(), Reading))
      return new Response(null, { status: 204 })
    },
    'POST /scenes/mail': async (request) => {
      const { subject } = create(await request.json(), object({ subject: string() }))
      mail = await newestMail(DATA, subject, begunMs)
      return new Response(null, { status: 204 })
    },
    'GET /scenes/mail': async () => page(mail),
    'GET /scenes/chains': async () => new Response(CHAINS, { headers: TOGETHER }),
    'GET /scenes': () => file('index.html', 'text/html'),
    'GET /scenes/page.js': () => file('page.js', 'text/javascript'),
    'GET /scenes/blank': async () => page(''),
  }

  return (request, address) => {
    const { pathname } = new URL(request.url)
    const own = pathname.startsWith(ROOT) ? calls[`${request.method} ${pathname}`] : undefined
    if (own) return own(request)
    const answer = pathname.startsWith(REST_ROOT) ? answers.get(pathname.slice(REST_ROOT.length)) : undefined
    return answer === undefined ? fetch(request, address) : answerOf(answer)
  }
}

/** As the application's pages have it, or the browser would part the two tabs. */
const TOGETHER = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cache-Control': 'no-store' }

const page = (html: string): Response =>
  new Response(html, { headers: { ...TOGETHER, 'Content-Type': 'text/html; charset=utf-8' } })

async function file(name: string, contentType: string): Promise<Response> {
  return new Response(await readFile(join(PAGE, name), 'utf8'), {
    headers: { ...TOGETHER, 'Content-Type': `${contentType}; charset=utf-8` },
  })
}

function answerOf(answer: Answer): Promise<Response> {
  if (answer === 'never') return new Promise(() => {})
  if (answer === 'fails') return Promise.resolve(Response.json({ code: 'FAILED', message: '' }, { status: 500 }))
  return Promise.resolve(Response.json(answer.body, { status: answer.status ?? 200 }))
}
