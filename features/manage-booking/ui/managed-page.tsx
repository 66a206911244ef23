import { observer } from 'mobx-react-lite'
import { useLayoutEffect, type ComponentType } from 'react'
import type { BookingPart } from '#entities/booking'
import type { LazyScreen, PageScreenProps, StepScreenProps } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { linkStore } from '../model/link-store'
import { ManageScreen } from './manage-screen'

interface Options {
  /** The form for requests, shown beside the fields that open a booking. */
  readonly Request: ComponentType<object>
  /** The calendar in which another time is selected. */
  readonly calendar: LazyScreen<StepScreenProps>
  /** What other features say above the fields that open a booking. */
  readonly Intro?: ComponentType
  /** What other features add below the booking. */
  readonly parts?: readonly BookingPart[]
}

/** Creates a page that shows a booking if a link or a typed key opens it, and asks for either way until then. */
export const managedPage = ({
  Request,
  calendar,
  Intro = Nothing,
  parts = [],
}: Options): ComponentType<PageScreenProps> =>
  observer(function ManagedPage({ infoText }) {
    const link = useStore(linkStore)
    useLayoutEffect(() => {
      // Handles links opened while the page is open, because they differ only in the hash.
      window.addEventListener('hashchange', link.readLink)
      link.readLink()
      return () => window.removeEventListener('hashchange', link.readLink)
    }, [link])
    const leave = (): void => {
      link.forget()
      // Moves the focus, because the button disappears.
      document.getElementById('content')?.focus()
    }
    return (
      <ManageScreen
        key={link.starts}
        calendar={calendar}
        Intro={Intro}
        parts={parts}
        Request={Request}
        infoText={infoText}
        onRequest={leave}
      />
    )
  })

const Nothing = () => null
