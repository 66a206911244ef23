import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ensureLoaded } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { isRemembered, type Errand } from '../model/errand'

/** Shows the outcome of an errand: that of this page's address, whose code has been loaded, or a remembered one. */
export const ErrandNotice = observer(function ErrandNotice({ errand }: { readonly errand: Errand }) {
  const code = useStore(errand.code)
  useEffect(() => {
    if (isRemembered(errand)) void ensureLoaded(code)
  }, [errand, code])
  return code.latest ? <code.latest.Notice /> : null
})
