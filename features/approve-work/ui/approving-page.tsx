import { observer } from 'mobx-react-lite'
import { useEffect, type ComponentType } from 'react'
import type { PageScreenProps } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { ticketStore } from '../model/ticket-store'

interface Options {
  /** The screen of an opened ticket. */
  readonly Work: ComponentType<{ readonly onLeave: () => void }>
  /** The page without a ticket. */
  readonly Otherwise: ComponentType<PageScreenProps>
}

/** Creates a page that shows the ticket whose link was opened in this tab, and another page without one. */
export const approvingPage = ({ Work, Otherwise }: Options): ComponentType<PageScreenProps> =>
  observer(function ApprovingPage(props) {
    const { code, leave, readLink } = useStore(ticketStore)
    const isOpen = code !== null
    useEffect(() => {
      if (!isOpen) return undefined
      // A booking's link that is opened here differs only in the hash. Without a ticket, the other page reads it.
      window.addEventListener('hashchange', readLink)
      return () => window.removeEventListener('hashchange', readLink)
    }, [isOpen, readLink])
    const onLeave = (): void => {
      leave()
      // Moves the focus, because the button disappears.
      document.getElementById('content')?.focus()
    }
    return isOpen ? <Work onLeave={onLeave} /> : <Otherwise {...props} />
  })
