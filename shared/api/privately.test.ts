import { object, optional, string } from 'superstruct'
import { describe, expect, it } from 'vitest'
import type { Send } from './call'
import { createClient } from './client'
import { endpoint } from './endpoint'
import { ApiError } from './errors'
import { privately } from './privately'

const calls = {
  open: endpoint({ method: 'POST', path: '/open', query: object({ key: string() }), isPrivate: true }),
  send: endpoint({
    method: 'POST',
    path: '/send',
    query: object({ email: optional(string()) }),
    body: object({ message: string() }),
    isPrivate: true,
  }),
  move: endpoint({ method: 'POST', path: '/move', query: object({ to: string() }) }),
}

/** A server whose settings announce `extensions`, or fail with a status. `sent` has the requests but those for the settings. */
function clientOf(extensions: readonly string[] | number) {
  const sent: [url: string, body: string | undefined][] = []
  let asked = 0
  const send: Send = async ({ url, body }) => {
    if (!url.startsWith('/settings')) sent.push([url, body])
    else if (typeof extensions === 'number') throw new ApiError(extensions, null, '')
    else asked += 1
    return { output: url.startsWith('/settings') ? { extensions } : undefined, headers: new Headers() }
  }
  const api = privately(createClient({ root: '', send }))(calls)
  return { api, sent, asked: () => asked }
}

describe('AS-07 private calls', () => {
  it('have their query in the body if the server announces that, and ask once', async () => {
    const { api, sent, asked } = clientOf(['parametersInBody'])
    await api.open({ query: { key: 'k' } })
    await api.send({ query: { email: 'a@x.fi' }, body: { message: 'Hei' } })
    await api.move({ query: { to: 'x' } })
    expect(sent).toEqual([
      ['/open', '{"key":"k"}'],
      ['/send', '{"message":"Hei","email":"a@x.fi"}'],
      ['/move?to=x', undefined],
    ])
    expect(asked()).toBe(1)
  })

  it.each([[['removeCampaignCode']], [[]], [404], [500]])(
    'are the contract’s if the server announces %j',
    async (names) => {
      const { api, sent } = clientOf(names)
      await api.open({ query: { key: 'k' } })
      await api.send({ query: { email: 'a@x.fi' }, body: { message: 'Hei' } })
      expect(sent).toEqual([
        ['/open?key=k', undefined],
        ['/send?email=a%40x.fi', '{"message":"Hei"}'],
      ])
    },
  )

  it('are not made with a query if the session has ended (WZ-12)', async () => {
    const { api, sent } = clientOf(412)
    await expect(api.open({ query: { key: 'k' } })).rejects.toMatchObject({ status: 412 })
    expect(sent).toEqual([])
  })
})
