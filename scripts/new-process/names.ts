import { KnownProcessType, ProcessType } from '#shared/api/nouns/enums'

/** Names of a new process, in each form that the repository uses. */
export interface Names {
  /** 'CAR_WASH' */
  readonly type: string
  /** 'autopesu', without the slash */
  readonly path: string
  /** 'car-wash': its folder, and the name of its test */
  readonly slug: string
  /** 'carWash' */
  readonly camel: string
  /** 'CarWash' */
  readonly pascal: string
  /** 'Autopesu': the initial UI text */
  readonly words: string
  readonly infoTextCode: string
}

/** A process that has a route. */
interface Taken {
  readonly type: string
  readonly path: string
}

/** Matches lower-case words of letters and digits, joined by hyphens. */
const PATH = /^[a-z\d]+(-[a-z\d]+)*$/
/** Paths reserved by the server and the build. */
const RESERVED = new Set(['static', 'sandbox', 'index'])

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Derives the names of a new process. One of a package outside this repository may have a type of its own.
 * @throws Error that describes the invalid input
 */
export function namesOf(type = '', path = '', taken: readonly Taken[], isOutside = false): Names {
  if (!type || !path) throw new Error('Type and path are required: npm run new:process -- CAR_WASH autopesu')
  const { schema } = KnownProcessType
  if (isOutside ? !ProcessType.is(type) : !KnownProcessType.is(type))
    throw new Error(
      isOutside
        ? `"${type}" is no process type: use words of capitals with underscores between them, such as BODY_REPAIR.`
        : `There is no process type "${type}". There are: ${keys(schema)}.`,
    )
  if (taken.some((one) => one.type === type)) throw new Error(`${type} already has a route; see processes/index.ts.`)
  const plain = path.replace(/^\//, '')
  if (!PATH.test(plain))
    throw new Error(
      `"${path}" is not a valid path: use lower-case letters a to z and digits, with hyphens between words.`,
    )
  if (RESERVED.has(plain)) throw new Error(`"/${plain}" is reserved for the server; choose another path.`)
  if (taken.some((one) => one.path === `/${plain}`))
    throw new Error(`"/${plain}" is already the path of another process.`)
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
