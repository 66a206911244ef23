import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type ReactNode } from 'react'
import { useStore } from '#shared/store/use-store'
import { showStandingFailure } from '#shared/ui/feedback/show-failure'
import { wizardStore } from '../model/wizard-store'
import styles from './step-head.module.css'
import { ensureLoaded } from '#shared/store/on-demand'
import { isRemembered, type Redirect } from '../model/redirect'

/** Id of the active step's heading, which labels the step's region. */
export const STEP_HEADING_ID = 'step-heading'

interface Props {
  readonly title: string
  readonly lead?: ReactNode
}

/**
 * The active step's heading, and the outcomes of the process's redirects. The heading takes the focus after a step change,
 * so that reading continues from it (WZ-14). A failure that stands above it stays in view (RC-08).
 */
export const StepHead = observer(function StepHead({ title, lead }: Props) {
  const { moves, calls, process, next } = useStore(wizardStore)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (moves + calls === 0) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
    showStandingFailure()
  }, [moves, calls])
  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} id={STEP_HEADING_ID} tabIndex={-1}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {next && process?.redirects?.map((redirect) => <RedirectNotice key={redirect.code.id} redirect={redirect} />)}
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
