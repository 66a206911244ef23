import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ensureLoaded } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { isRemembered, type Redirect } from '../model/redirect'

/** Shows the outcome of a redirect: that of this page's address, whose code has been loaded, or a remembered one. */
export const RedirectNotice = observer(function RedirectNotice({ redirect }: { readonly redirect: Redirect }) {
  const code = useStore(redirect.code)
  useEffect(() => {
    if (isRemembered(redirect)) void ensureLoaded(code)
  }, [redirect, code])
  return code.latest ? <code.latest.Notice /> : null
})
