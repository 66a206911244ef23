/** The extension 'withdrawal'. A server that does not announce it is not asked. */
import { withdraw } from '#shared/api/contract/booking/withdrawal'
import { refusedWith } from '../errors'
import { extensionsOf } from '../extensions'
import { given, must } from '../findings'
import { INSTALLATION, withEverything, withService } from '../steps'
import type { World } from '../world'

const STATEMENT = { body: { name: 'Vaatimustenmukaisuuskoe', email: 'koe@example.fi' } }

export async function checkWithdrawal(world: World): Promise<void> {
  if (!(await extensionsOf(world)).includes(withdraw.extension)) return
  const { check, newVisitor } = world
  await check('saveEarlyStart', 'extension withdrawal: stores the wish to begin earlier', async () => {
    const { api } = await withService(world)
    await api.saveEarlyStart({ body: { value: true } })
    must((await api.getBooking()).withdrawal?.early_start === true, 'the booking does not tell it')
  })
  await check('withdraw', 'extension withdrawal: refuses a session that has opened no booking', async () => {
    await refusedWith((await newVisitor()).api.withdraw(STATEMENT), 404, 409)
  })
  if (world.facts.mayBook) await checkSaved(world)
}

async function checkSaved(world: World): Promise<void> {
  const { facts, check, newVisitor } = world
  await check('withdraw', 'extension withdrawal: takes a statement once, and cancels the booking', async () => {
    const { bookingKey } = await (await withEverything(world)).api.saveBooking({})
    const query = {
      bookingKey: given(bookingKey, 'bookingKey'),
      registerNumber: facts.plate,
      installationType: INSTALLATION,
    }
    const { api } = await newVisitor()
    try {
      await api.openBooking({ query })
      const receipt = await api.withdraw(STATEMENT)
      const again = await api.withdraw(STATEMENT)
      must(receipt.isCancelled, 'the booking is not cancelled')
      must(again.submittedAt === receipt.submittedAt, 'the second response has another time')
    } finally {
      await api.cancelBooking({ query })
    }
    await refusedWith((await newVisitor()).api.openBooking({ query }), 404, 409, 410)
  })
}
