import { ProcessType } from '#shared/api/nouns/enums'

/** What a new process is called, in each of the ways the repository writes it. */
export interface Names {
  /** 'CAR_WASH' */
  readonly type: ProcessType
  /** 'autopesu', without its slash */
  readonly path: string
  /** 'car-wash': its folder, and the name of its test */
  readonly slug: string
  /** 'carWash' */
  readonly camel: string
  /** 'CarWash' */
  readonly pascal: string
  /** 'Autopesu': what visitors read until somebody writes something better */
  readonly words: string
  readonly infoTextCode: string
}

/** A process that has a route. */
interface Taken {
  readonly type: string
  readonly path: string
}

/** What a path may be: words of small letters and digits with hyphens between them. */
const PATH = /^[a-z\d]+(-[a-z\d]+)*$/
/** What the server and the build keep for themselves. */
const RESERVED = new Set(['static', 'sandbox', 'index'])

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The names of a new process.
 * @throws Error that says what is wrong with what was given
 */
export function namesOf(type = '', path = '', taken: readonly Taken[]): Names {
  if (!type || !path) throw new Error('Type and path, please: npm run new:process -- CAR_WASH autopesu')
  const { schema } = ProcessType
  if (!ProcessType.is(type)) throw new Error(`There is no process type "${type}". There are: ${keys(schema)}.`)
  if (taken.some((one) => one.type === type)) throw new Error(`${type} has a route already; see processes/index.ts.`)
  const plain = path.replace(/^\//, '')
  if (!PATH.test(plain))
    throw new Error(`"${path}" is no path: small letters a to z and digits, with hyphens between words.`)
  if (RESERVED.has(plain)) throw new Error(`"/${plain}" is kept for the server; choose another path.`)
  if (taken.some((one) => one.path === `/${plain}`))
    throw new Error(`"/${plain}" is the path of another process already.`)
  const parts = type.toLowerCase().split('_')
  const pascal = parts.map(capital).join('')
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1)
  return {
    type,
    path: plain,
    slug: parts.join('-'),
    camel,
    pascal,
    words: capital(plain.replaceAll('-', ' ')),
    infoTextCode: `${camel}ProcessInfo`,
  }
}

const keys = (schema: Readonly<Record<string, string>>): string => Object.keys(schema).join(', ')
