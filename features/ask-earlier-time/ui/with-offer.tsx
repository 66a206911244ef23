import { observer } from 'mobx-react-lite'
import { useLayoutEffect, type ComponentType } from 'react'
import type { PageScreenProps } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { offerLinkStore } from '../model/offer-link'
import { Lazy } from './lazy'

/** Creates a page that shows the offer of a mail's link, and another page without one. */
export const withOffer = (Page: ComponentType<PageScreenProps>): ComponentType<PageScreenProps> =>
  observer(function PageWithOffer(props) {
    const link = useStore(offerLinkStore)
    useLayoutEffect(() => {
      // Handles links opened while the page is open, because they differ only in the hash.
      window.addEventListener('hashchange', link.readLink)
      link.readLink()
      return () => window.removeEventListener('hashchange', link.readLink)
    }, [link])
    const { token, starts } = link
    if (token === null) return <Page {...props} />
    return (
      <Lazy reservedHeight="24rem">
        {({ OfferScreen }) => <OfferScreen key={starts} token={token} onLeave={link.forget} />}
      </Lazy>
    )
  })
