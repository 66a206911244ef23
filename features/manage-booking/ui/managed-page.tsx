import { observer } from 'mobx-react-lite'
import { Suspense, useLayoutEffect, type ComponentType } from 'react'
import { lazyScreen, type LazyScreen, type StepScreenProps } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { linkStore } from '../model/link-store'
import type { ManageScreenProps } from './manage-screen'

const manage = lazyScreen<ManageScreenProps>(
  async () => (await import(/* webpackChunkName: "rare" */ './manage-screen')).ManageScreen,
)

interface Parts {
  /** The page as it is without a link. */
  readonly Request: ComponentType<object>
  /** Where another time is chosen. */
  readonly calendar: LazyScreen<StepScreenProps>
}

/** A page that is about a booking where the link of its confirmation opened it. */
export const managedPage = ({ Request, calendar }: Parts): ComponentType<object> =>
  observer(function ManagedPage() {
    const link = useStore(linkStore)
    useLayoutEffect(() => {
      // Also where the page is open already: such an address differs behind the `#` alone.
      window.addEventListener('hashchange', link.look)
      link.look()
      return () => window.removeEventListener('hashchange', link.look)
    }, [link])
    if (link.key === null) return <Request />
    const leave = (): void => {
      link.forget()
      // The button is gone.
      document.getElementById('content')?.focus()
    }
    return (
      <Suspense>
        <manage.Screen key={link.links} calendar={calendar} onRequest={leave} />
      </Suspense>
    )
  })
