/** RC-20, RC-21: rows, saving and total add up as printed; the total is the one that was shown at sending, and saved. */
import type { Fault, Judged } from './rule'
import { centsAfter, euros, firstCents } from './money'

/** Surfaces that print rows and a total. */
const WITH_ROWS = [
  'orderPanel',
  'thanks',
  'bookingPage',
  'customerMail',
  'customerMailHtml',
  'workshopMail',
  'workshopMailHtml',
  'cancelledPage',
  'cancelMail',
  'cancelMailHtml',
]
const TOTAL =
  /(?:hinta|hinta-arvio|enintään)\s+yhteensä\s*:?|Yhteensä\s*:?|Kaikille valituille palveluille ei ole hinta-arviota\./iu

export function sums({ story, record }: Judged): Fault[] {
  const saved = record.price?.active_price ?? null
  const savedCents = saved === null ? null : Math.round(saved * 100)
  return WITH_ROWS.flatMap((surface): Fault[] => {
    const text = story.surfaces.get(surface)
    if (text === undefined) return []
    const fault = (rule: string, says: string, but: string): Fault => ({ surface, rule, says, but })
    const order = text.slice(
      Math.max(
        0,
        beginOfOrder(
          text,
          record.order_items.map(({ description }) => description ?? ''),
        ),
      ),
    )
    const rows = record.order_items.map(({ description }) => rowIn(order, description ?? ''))
    const total = centsAfter(order, TOTAL)
    if (total === null)
      return savedCents === null || savedCents === 0 || rows.every((row) => row === null)
        ? []
        : [fault('RC-21', 'ei loppusummaa', euros(savedCents))]
    const savings = [...order.matchAll(/Etukoodi [A-ZÄÖ\d]+\s*:?\s*(−[\d\s\u00A0]+,\d\d)/gu)].map(
      ([, sum = '']) => firstCents(sum) ?? 0,
    )
    const [saving = 0] = savings
    const sum = rows.reduce<number>((all, row) => all + (row ?? 0), 0)
    const before = centsAfter(order, /Hinta ennen alennusta/)
    return [
      sum + saving === total
        ? []
        : [fault('RC-21', `rivit ${euros(sum)}, alennus ${euros(saving)}`, `yhteensä ${euros(total)}`)],
      before === null || before === sum
        ? []
        : [fault('RC-21', `ennen alennusta ${euros(before)}`, `rivit ${euros(sum)}`)],
      savedCents === total ? [] : [fault('RC-20', `yhteensä ${euros(total)}`, `tallennettu ${euros(savedCents)}`)],
      // Nothing is due of a cancelled booking.
      paymentFaults(order, surface.startsWith('cancel') ? (centsAfter(order, /Luotolla/) ?? 0) : total, fault),
    ].flat()
  })
}

const beginOfOrder = (text: string, names: readonly string[]): number => {
  const starts = names.map((name) => text.indexOf(name)).filter((at) => at >= 0)
  return starts.length > 0 ? Math.min(...starts) : 0
}

/** The price of a row, which stands after its name and its choices. */
function rowIn(text: string, name: string): number | null {
  const at = text.indexOf(name)
  return at < 0 ? null : firstCents(text.slice(at + name.length))
}

/** Paid, on credit and due, less what is returned, make the total. */
function paymentFaults(
  text: string,
  total: number,
  fault: (rule: string, says: string, but: string) => Fault,
): Fault[] {
  const paid = centsAfter(text, /Maksettu kortilla/)
  const credit = centsAfter(text, /Luotolla/)
  if (paid === null && credit === null) return []
  const due = centsAfter(text, /Maksetaan(?: toimipisteessä|, kun auto tuodaan takaisin)/) ?? 0
  const refund = centsAfter(text, /Palautetaan kortille/) ?? 0
  const sum = (paid ?? 0) + (credit ?? 0) + due - refund
  return sum === total
    ? []
    : [
        fault(
          'RC-21',
          `kortilla ${euros(paid)}, luotolla ${euros(credit)}, maksamatta ${euros(due)}, palautetaan ${euros(refund)}`,
          `yhteensä ${euros(total)}`,
        ),
      ]
}
