import { observer } from 'mobx-react-lite'
import { Suspense, useLayoutEffect, type ComponentType } from 'react'
import { lazyScreen, type LazyScreen, type StepScreenProps } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { linkStore } from '../model/link-store'
import type { ManageScreenProps } from './manage-screen'

const manage = lazyScreen<ManageScreenProps>(
  async () => (await import(/* webpackChunkName: "rare" */ './manage-screen')).ManageScreen,
)

interface Options {
  /** The page shown without a link. */
  readonly Request: ComponentType<object>
  /** The calendar in which another time is selected. */
  readonly calendar: LazyScreen<StepScreenProps>
}

/** Creates a page that shows a booking if it was opened by the link of a confirmation. */
export const managedPage = ({ Request, calendar }: Options): ComponentType<object> =>
  observer(function ManagedPage() {
    const link = useStore(linkStore)
    useLayoutEffect(() => {
      // Handles links opened while the page is open, because they differ only in the hash.
      window.addEventListener('hashchange', link.readLink)
      link.readLink()
      return () => window.removeEventListener('hashchange', link.readLink)
    }, [link])
    if (link.key === null) return <Request />
    const leave = (): void => {
      link.forget()
      // Moves the focus, because the button disappears.
      document.getElementById('content')?.focus()
    }
    return (
      <Suspense>
        <manage.Screen key={link.links} calendar={calendar} onRequest={leave} />
      </Suspense>
    )
  })
