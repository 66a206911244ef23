import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { lazyPart } from '#shared/ui/feedback/lazy-part'
import { t } from './texts'

/** The code that only a chain with the right of withdrawal needs. */
export const { Lazy } = lazyPart('withdraw-order', () => import(/* webpackChunkName: "withdraw" */ '../chunk'), {
  loading: t('loading'),
  failed: t('failed'),
})

export const useIsGranted = (): boolean => useStore(configPort).withdrawal !== undefined
