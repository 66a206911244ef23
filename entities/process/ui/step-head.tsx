import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from '#shared/store/use-store'
import { useNoticeElement } from '#shared/ui/layout/outlets'
import { wizardStore } from '../model/wizard-store'
import styles from './step-head.module.css'
import { ensureLoaded } from '#shared/store/on-demand'
import { isRemembered, type Redirect } from '../model/redirect'
import { useStepHeading } from './use-step-heading'

interface Props {
  readonly title: string
  readonly lead?: ReactNode
}

/**
 * The active step's heading, and the outcomes of the process's redirects: above the finished steps when the visitor has
 * just returned, and below the heading on a later step.
 */
export const StepHead = observer(function StepHead({ title, lead }: Props) {
  const { process, next, moves } = useStore(wizardStore)
  const heading = useStepHeading()
  const notice = useNoticeElement()
  const outcomes =
    next && process?.redirects?.map((redirect) => <RedirectNotice key={redirect.code.id} redirect={redirect} />)
  return (
    <>
      <div className={styles.head}>
        <h2 {...heading}>{title}</h2>
        {lead && <div className={styles.lead}>{lead}</div>}
      </div>
      {notice && moves === 0 ? createPortal(outcomes, notice) : outcomes}
    </>
  )
})

/** Shows the outcome of a redirect: that of this page's address, whose code has been loaded, or a remembered one. */
const RedirectNotice = observer(function RedirectNotice({ redirect }: { readonly redirect: Redirect }) {
  const code = useStore(redirect.code)
  useEffect(() => {
    if (isRemembered(redirect)) void ensureLoaded(code)
  }, [redirect, code])
  return code.latest ? <code.latest.Notice /> : null
})
