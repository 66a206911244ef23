import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ensureLoaded } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { isConcerned, type Errand } from '../model/errand'

/** Loads and shows the outcome of an errand if there may be one, and nothing otherwise. */
export const ErrandNotice = observer(function ErrandNotice({ errand }: { readonly errand: Errand }) {
  const code = useStore(errand.code)
  useEffect(() => {
    if (isConcerned(errand)) void ensureLoaded(code)
  }, [errand, code])
  return code.latest ? <code.latest.Notice /> : null
})
