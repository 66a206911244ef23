import { contract, type BookingContract } from '#shared/api/contract'

/** Whether a path below the REST root is that of a call. A `{name}` in the call's path stands for any segment. */
export function isPathOf(call: keyof BookingContract, path: string): boolean {
  const wanted = contract[call].path.split('/')
  const parts = path.split('/')
  return wanted.length === parts.length && wanted.every((part, at) => part.startsWith('{') || part === parts[at])
}
