/** The parts that load together, on demand. */
export { WithdrawOrder } from './withdraw-order'
export { WithdrawalRight } from './withdrawal-right'
export { WithdrawalHint } from './withdrawal-hint'
