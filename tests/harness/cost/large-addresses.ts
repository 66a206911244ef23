/** The largest addresses of a call. */
import { longestHead } from './filled'

export interface LargeAddress {
  readonly what: string
  readonly path: string
}

const UNITS = ['x', '0', '1,', '+', 'a@', '.-', '%C3%A4']
/** Length that most texts of an address may have. */
const ALLOWED = 100

interface Address {
  /** With its placeholders. */
  readonly path: string
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
}

/** Returns the value as it stands in an address. */
const encoded = (value: unknown): string =>
  encodeURIComponent(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const pairsOf = (query: Address['query']): string[] =>
  Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => `${name}=${encoded(one)}`))

/** Returns the address of a call with its example values. */
export const addressOf = ({ path, params, query }: Address): string =>
  `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]))}?${pairsOf(query).join('&')}`

export function largeAddresses({ path, params, query }: Address): LargeAddress[] {
  const plain = addressOf({ path, params, query })
  const names = Object.keys(query)
  return [
    { what: 'unknown parameters', path: longestHead((count) => `${plain}${'&a'.repeat(count)}`) },
    { what: 'an encoded parameter', path: longestHead((count) => `${plain}&${'%C3%A4'.repeat(count)}`) },
    ...names.map((name) => ({
      what: `${name} many times`,
      path: longestHead(
        (count) =>
          plain +
          pairsOf({ [name]: [query[name]].flat()[0] })
            .map((one) => `&${one}`.repeat(count))
            .join(''),
      ),
    })),
    ...[
      ...names.map((name) => longValues({ path, params, query }, name)),
      ...Object.keys(params).map((name) => longParts({ path, params, query }, name)),
    ].flat(),
  ]
}

function longValues({ query, ...address }: Address, name: string): LargeAddress[] {
  const others = Object.fromEntries(Object.entries(query).filter(([other]) => other !== name))
  const withText = (text: string): string => `${addressOf({ ...address, query: others })}&${name}=${text}`
  return filledWith(name, withText)
}

function longParts({ path, ...address }: Address, name: string): LargeAddress[] {
  return filledWith(name, (text) => addressOf({ ...address, path: path.replace(`{${name}}`, text) }))
}

const filledWith = (name: string, withText: (text: string) => string): LargeAddress[] =>
  UNITS.flatMap((unit) => [
    { what: `${name} of '${unit}'`, path: longestHead((count) => withText(unit.repeat(count))) },
    { what: `${name} of ${ALLOWED} '${unit}'`, path: withText(unit.repeat(ALLOWED)) },
  ])
