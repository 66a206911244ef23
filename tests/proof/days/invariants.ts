/** What must hold after each step of a day. */
import { sql } from 'drizzle-orm'
import { any, array, create, record, string, type } from 'superstruct'
import { hashed } from '#server/platform/secrets'
import { HOLD_SECONDS } from './process'
import type { World } from './world'

const Rows = type({ rows: array(record(string(), any())) })

export const select = async ({ db }: World, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
  create(await db.execute(query), Rows).rows

/** Compares the database with itself, with the bank and with what the visitors were told. */
export async function findViolations(world: World): Promise<string[]> {
  const found = await select(world, WRONG)
  return [...found.map(({ what }) => String(what)), ...(await wrongMoney(world)), ...(await wrongBookings(world))]
}

async function wrongMoney(world: World): Promise<string[]> {
  const stored = await select(world, sql`select order_number, refund_cents, refunded_cents from card_payment`)
  return stored.flatMap((row) => {
    const account = world.bank.accounts.get(String(row['order_number']))
    if (!account) return []
    const { refundedCents } = account
    const isRight = Number(row['refunded_cents']) <= refundedCents && refundedCents <= Number(row['refund_cents'])
    return isRight && refundedCents <= account.amountCents ? [] : ['the bank has returned another amount than was due']
  })
}

async function wrongBookings(world: World): Promise<string[]> {
  const stored = await select(
    world,
    sql`select key_hash, cancelled_at is not null as cancelled, document->'booking_total_duration'->>'start' as start,
      document->'organization'->>'id' as workshop from booking`,
  )
  return world.known.flatMap(({ who, key, document, isCancelled, isUncertain }) => {
    const same = stored.filter((row) => row['key_hash'] === hashed(key))
    const [row] = same
    if (!row || same.length !== 1) return [`the booking of ${who} exists ${same.length} times`]
    if (isUncertain) return []
    const told = [isCancelled, document.booking_total_duration?.start, String(document.organization?.id)].join()
    const is = [row['cancelled'], row['start'], row['workshop']].join()
    return told === is ? [] : [`the booking of ${who} is ${is}, but the visitor was told ${told}`]
  })
}

const cents = (path: string) => sql.raw(`round((b.document->${path})::numeric * 100)`)

const WRONG = sql`
  with made as (
    select b.*, lower(r.during) as at, r.kind, (b.document->'booking_total_duration'->>'start')::timestamp as said,
      coalesce(paid, 0) as paid, coalesce(refund, 0) as refund, coalesce(payments, 0) as payments
    from booking b left join reservation r on r.booking_id = b.id
    left join (select booking_id, sum(amount_cents) as paid, sum(refund_cents) as refund, count(*) as payments
      from card_payment where state = 'PAID' group by 1) c on c.booking_id = b.id
  ), told as (
    select message->>'bookingId' as id, message->>'audience' as audience,
      count(*) filter (where message->>'kind' in ('BOOKING_CONFIRMATION', 'BOOKING_NOTICE')) as saved,
      count(*) filter (where message->>'kind' in ('BOOKING_CHANGED', 'BOOKING_MOVED')) as changed,
      count(*) filter (where message->>'kind' = 'BOOKING_CANCELLED') as cancelled
    from outbox group by 1, 2
  )
  select 'two reservations overlap on a lift' as what from reservation a join reservation b
    on a.id < b.id and a.resource_id = b.resource_id and a.during && b.during
  union all
  select 'a reservation is outside the opening hours' from reservation r left join opening_hours h
    on h.organization_id = r.organization_id and h.weekday = extract(isodow from lower(r.during))
    where (r.kind = 'hold' or r.booking_id is not null)
      and (h.opens is null or lower(r.during)::time < h.opens or upper(r.during)::time > h.closes)
  union all
  select 'a hold lasts longer than its rule' from reservation
    where kind = 'hold' and expires_at > now() + make_interval(secs => ${sql.raw(String(HOLD_SECONDS))})
  union all
  select 'a living booking has another time than its lift' from made
    where cancelled_at is null and (said is distinct from at or kind is distinct from 'confirmed')
  union all
  select 'a cancelled booking keeps its time' from made where cancelled_at is not null and at is not null
  union all
  select 'a reservation has no booking' from reservation r
    where booking_id is not null and not exists (select from booking b where b.id = r.booking_id)
  union all
  select 'a visitor has two bookings' from booking b group by document->'customer'->>'last_name' having count(*) > 1
  union all
  select 'a booking has other letters than its history' from made b
    cross join (values ('customer'), ('workshop')) as a (audience)
    left join told t on t.id = b.id::text and t.audience = a.audience
    where (t.saved, t.cancelled) is distinct from (1::bigint, (b.cancelled_at is not null)::int::bigint)
      -- A payment whose outcome comes after the save is told in a letter of its own.
      or t.changed not between b.version - 1 - (b.cancelled_at is not null)::int
        and b.version - 1 - (b.cancelled_at is not null)::int + b.payments
  union all
  select 'a letter has no booking' from told where not exists (select from booking b where b.id::text = told.id)
  union all
  select 'the payments of a booking are others than its document says' from made b
    where ${cents("'payment'->>'paid'")} <> paid or ${cents("'payment'->>'refund'")} <> refund
  union all
  select 'a booking has cost another amount than its price' from made b
    where (cancelled_at is not null and paid <> refund)
      or (cancelled_at is null and paid - refund > ${cents("'price'->>'active_price'")})
      -- A refund leaves exactly the price, because no visitor adds work to a saved booking.
      or (cancelled_at is null and refund > 0 and paid - refund <> ${cents("'price'->>'active_price'")})
  union all
  select 'more is returned than was paid' from card_payment
    where refund_cents > amount_cents or refunded_cents > refund_cents`
