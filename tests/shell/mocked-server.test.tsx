/** One booking on a mock server that a common tool makes of the published document alone. */
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { OpenAPIBackend, type Document, type Operation } from 'openapi-backend'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { REST_ROOT } from '#shared/api/rest-root'
import { openApiText } from '#server/app/openapi-document'
import { TEST_CLOCK } from '../harness/test-clock'
import { JOURNEYS, walk } from '../proof/journeys'
import { ticketDate } from '#tests/harness/screens/ticket'

/** What the mock cannot know: which of its examples is the booking of the moment. */
const AFTER: Readonly<Record<string, string>> = {
  searchVehicle: 'vehicle',
  setActiveOrganization: 'workplace',
  addProductsToCart: 'services',
  reserveTime: 'time',
  saveCustomer: 'customer',
}
let step = 'nothing'
const refused: string[] = []
const definition: Document = JSON.parse(openApiText())
// Quick: the tool would check the document by the rules of OpenAPI 3.0.
const mock = new OpenAPIBackend({ definition, quick: true, ajvOpts: { strict: false, logger: false } })

const network = setupServer(
  http.all(`*${REST_ROOT}/*`, async ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    const asked = {
      method: request.method,
      path: pathname.slice(REST_ROOT.length),
      query: search,
      headers: Object.fromEntries(request.headers),
      body: text === '' ? undefined : JSON.parse(text),
    }
    const call = mock.matchOperation(asked)
    if (!call?.operationId) return new HttpResponse(null, { status: 404 })
    const { errors } = mock.validateRequest(asked)
    if (errors?.length) refused.push(`${call.operationId}: ${JSON.stringify(errors)}`)
    step = AFTER[call.operationId] ?? step
    const { status, mock: answer } = mock.mockResponseForOperation(call.operationId, { example: step })
    const headers = headersOf(call, status)
    return status === 204 ? new HttpResponse(null, { status, headers }) : HttpResponse.json(answer, { status, headers })
  }),
)

/** The examples of a response's headers. jsdom's document does not take the cookie from the response. */
function headersOf({ responses = {} }: Operation, status: number): Headers {
  const response = responses[status]
  const headers = new Headers()
  for (const [name, header] of Object.entries(response && 'headers' in response ? (response.headers ?? {}) : {}))
    if ('example' in header) headers.set(name, String(header.example))
  const cookie = headers.get('Set-Cookie')
  if (cookie) document.cookie = cookie
  headers.delete('Set-Cookie')
  return headers
}

beforeAll(async () => {
  await mock.init()
  network.listen({ onUnhandledRequest: 'error' })
})
beforeEach(() => vi.setSystemTime(new Date(`${TEST_CLOCK}:00+02:00`)))
afterAll(() => network.close())

it('API-01 AS-01 a mock made of the document carries a maintenance booking from the first step to the receipt', async () => {
  // The example's service has an open choice, for which Continue asks once.
  expect(await walk(JOURNEYS.huolto, 'aino.lehtonen@example.fi')).toBe(1)
  expect(screen.getByRole('heading', { level: 2, name: 'Aika on varattu sinulle' })).toBeVisible()
  expect(ticketDate()).toHaveTextContent('keskiviikko 25.11.2026 klo 9.00–10.30')
  expect(document.body).toHaveTextContent('249,00 €')
  expect(refused).toEqual([])
})
