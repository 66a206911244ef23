/** The network between a visitor and the server: it delays, doubles and loses requests and responses. */
import type { World } from './world'

class Lost extends Error {}

export function networkOf(world: World, who: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const label = `${who} ${request.method} ${new URL(request.url).pathname.split('/').at(-1) ?? ''}`
    const copies = world.happens(0.08) ? [request.clone(), request] : [request]
    const answers = copies.map((copy) => carry(world, copy, label))
    for (const answer of answers) answer.catch(() => undefined)
    return Promise.race(answers)
  }
}

async function carry(world: World, request: Request, label: string): Promise<Response> {
  await world.steps.wait(`${label} arrives`)
  if (world.happens(0.03)) throw new Lost('request')
  const { server } = world
  const response = await server.app.fetch(request)
  if (server.isDead) throw new Lost('the server was killed')
  if (response.status >= 500) world.violations.push(`${label} is answered with ${response.status}`)
  await world.steps.wait(`${label} is answered with ${response.status}`)
  if (world.happens(0.06)) throw new Lost('response')
  return response
}
