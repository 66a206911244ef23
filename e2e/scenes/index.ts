import { applyCredit } from './list/apply-credit'
import { approveWork } from './list/approve-work'
import { arrangeVisit } from './list/arrange-visit'
import { askEarlierTime } from './list/ask-earlier-time'
import { chooseMechanic } from './list/choose-mechanic'
import { chooseServices } from './list/choose-services'
import { chooseTires } from './list/choose-tires'
import { chooseWorkplace } from './list/choose-workplace'
import { describeNeeds } from './list/describe-needs'
import { enterCustomer } from './list/enter-customer'
import { everything } from './list/everything'
import { findVehicle } from './list/find-vehicle'
import { finishBooking } from './list/finish-booking'
import { giveConsent } from './list/give-consent'
import { giveFeedback } from './list/give-feedback'
import { letters } from './list/letters'
import { manageBooking } from './list/manage-booking'
import { payByCard } from './list/pay-by-card'
import { redeemCode } from './list/redeem-code'
import { requestChange } from './list/request-change'
import { reserveTime } from './list/reserve-time'
import { stopReminders } from './list/stop-reminders'
import { withdrawOrder } from './list/withdraw-order'
import type { Scene } from './scene'

/** All scenes, in the order in which a visitor meets them. */
export const SCENES: readonly Scene[] = [
  ...findVehicle,
  ...chooseWorkplace,
  ...chooseServices,
  ...redeemCode,
  ...describeNeeds,
  ...chooseTires,
  ...reserveTime,
  ...chooseMechanic,
  ...arrangeVisit,
  ...enterCustomer,
  ...payByCard,
  ...applyCredit,
  ...finishBooking,
  ...manageBooking,
  ...withdrawOrder,
  ...askEarlierTime,
  ...stopReminders,
  ...approveWork,
  ...requestChange,
  ...giveFeedback,
  ...giveConsent,
  ...everything,
  ...letters,
]
