import { contract, type BookingContract } from '#shared/api/contract'
import { REST_ROOT } from '#shared/api/rest-root'

const isCall = (name: string): name is keyof BookingContract => Object.hasOwn(contract, name)
const calls = Object.entries(contract).flatMap(([name, { method, path }]) =>
  isCall(name) ? [{ name, method, path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }] : [],
)

/** Returns the call of the contract that a request below the root makes, or null for any other request. */
export function callOf(
  { method, url }: Pick<Request, 'method' | 'url'>,
  root: string = REST_ROOT,
): keyof BookingContract | null {
  const { pathname } = new URL(url)
  const at = pathname.indexOf(root)
  const path = pathname.slice(at + root.length)
  return (at >= 0 && calls.find((one) => one.method === method && one.path.test(path))?.name) || null
}
