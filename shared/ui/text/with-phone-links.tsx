import { Fragment } from 'react'
import { splitAtPhones } from '#shared/text/phone-numbers'
import { PhoneLink } from '../action/phone-link'

/** A text of the chain, in which the numbers that it invites to call are links (RC-13). */
export const WithPhoneLinks = ({ text }: { readonly text: string }) =>
  splitAtPhones(text).map((part, index) => (
    // The parts of a text keep their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{index % 2 === 1 ? <PhoneLink number={part} /> : part}</Fragment>
  ))
