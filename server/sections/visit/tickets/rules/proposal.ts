/** The file with which the desk proposes extra work. */
import {
  array,
  define,
  integer,
  object,
  optional,
  refine,
  size,
  string,
  trimmed,
  validate,
  type Failure,
  type Infer,
} from 'superstruct'
import { PriceKind } from '#shared/api/nouns/price'
import { Urgency } from '#shared/api/nouns/service-ticket'
import { isShownPicture } from '#shared/text/picture-address'

/** Longest picture. It is part of the response that opens the ticket. */
const LONGEST_PICTURE = 400_000

const words = (longest: number) => size(trimmed(string()), 1, longest)
const wholeFrom = (least: number, most: number) =>
  refine(integer(), 'range', (value) => value >= least && value <= most)
const Picture = define<string>(
  'Picture',
  (value) => typeof value === 'string' && value.length <= LONGEST_PICTURE && isShownPicture(value),
)

const Job = object({
  description: words(200),
  /** Id of a product; missing for a remark. */
  product: optional(wholeFrom(1, 2_147_483_647)),
  priceKind: optional(PriceKind),
  urgency: optional(Urgency),
  consequence: optional(words(500)),
  picture: optional(Picture),
  info: optional(size(array(object({ heading: words(100), text: words(1000) })), 0, 20)),
})

export const Proposal = object({
  message: words(1000),
  /** Days from today on which the ticket opens. */
  validDays: optional(wholeFrom(0, 60)),
  items: size(array(Job), 1, 20),
})
export type Proposal = Infer<typeof Proposal>

/** Reads the text of a file. Returns its first fault as a line instead, if it has one. */
export function readProposal(text: string): Proposal | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'the file is not JSON'
  }
  const [error, proposal] = validate(value, Proposal, { coerce: true })
  return error ? faultText(error) : proposal
}

function faultText({ path, type, value }: Failure): string {
  const place = path.join('.') || 'the file'
  if (type === 'never') return `${place} is not known`
  return value === undefined ? `${place} is missing` : `${place} is not valid`
}
