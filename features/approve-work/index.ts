import { lazyScreen } from '#entities/process'

export { forgetTicket, takeTicketCode } from './model/ticket-code'
export { approvingPage } from './ui/approving-page'

/** The screen of an opened ticket. */
export const approveWork = () =>
  lazyScreen<{ readonly onLeave: () => void }>(
    async () => (await import(/* webpackChunkName: "approve-work" */ './ui/work-screen')).WorkScreen,
  )
