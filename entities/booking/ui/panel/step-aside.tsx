import { useId, useRef, type ReactNode } from 'react'
import type { Booking } from '#shared/api/nouns/booking'
import { isAgreedAtWorkshop, totalAmount } from '#shared/booking-facts/order'
import { formatEuros } from '#shared/money/euros'
import { Button, type ButtonProps } from '#shared/ui/action/button'
import { Aside, BottomBar } from '#shared/ui/layout/outlets'
import { useBarHeight } from '#shared/ui/layout/use-bar-height'
import { useStablePress } from '#shared/ui/action/use-stable-press'
import { t } from '../../texts'
import { announce } from '#shared/ui/feedback/announce'
import { firstMissing } from './first-missing'
import { OrderTotal } from '../order/order-total'
import styles from './step-aside.module.css'

export interface StepAsideProps {
  readonly title: string
  /** True if the panel has another heading in view. */
  readonly isTitleHidden?: boolean
  readonly booking: Booking
  /** Content between the title and the total. */
  readonly children?: ReactNode
  /** Content between the total and the button. */
  readonly aboveButton?: ReactNode
  /** Content between the button and the end of the panel. */
  readonly belowButton?: ReactNode
  /** Hides the panel on narrow screens, where only the bottom bar is shown. */
  readonly isOnlyWide?: boolean
  /** Has the button in the panel on narrow screens too, right below what it orders, and no bottom bar. */
  readonly hasNoBar?: boolean
  /** Text of the bottom bar above the price. */
  readonly barText: string
  /** A line of the bottom bar above everything else. */
  readonly barNote?: ReactNode
  /** The next action. If it is blocked, the reason is shown beside its button. */
  readonly action: Pick<ButtonProps, 'children' | 'onClick' | 'busy' | 'busyLabel' | 'type' | 'form'>
  readonly blockedBecause: string | null
  /** Finds what is missing, to take the focus when the blocked action is pressed. */
  readonly missing?: () => HTMLElement | null
  /** Says what is missing in place of the announced reason and the focus. */
  readonly onRefused?: (() => void) | undefined
}

/** The choices and the next action, beside the step on wide screens and in the bottom bar on narrow ones. */
export function StepAside(props: StepAsideProps) {
  const {
    title,
    isTitleHidden = false,
    booking,
    children,
    aboveButton,
    belowButton,
    isOnlyWide,
    hasNoBar = false,
    barText,
    barNote,
    action,
    blockedBecause,
    missing = firstMissing,
    onRefused,
  } = props
  const amount = totalAmount(booking)
  const isBlocked = blockedBecause !== null
  const refuse = (): void => {
    if (onRefused) return onRefused()
    announce(blockedBecause ?? '')
    missing()?.focus()
  }
  const reasonId = useId()
  // A new price above the button may move it while it is being pressed.
  const press = useStablePress()
  return (
    <>
      <Aside>
        <section
          className={styles.panel}
          data-only-wide={isOnlyWide && !hasNoBar}
          data-no-bar={hasNoBar}
          aria-label={title}
          tabIndex={-1}
          data-order=""
        >
          <h2 className={isTitleHidden ? 'visually-hidden' : undefined} tabIndex={-1}>
            {title}
          </h2>
          {children}
          <div className={styles.foot}>
            <div className={styles.total}>
              <OrderTotal booking={booking} />
            </div>
            {aboveButton}
            <div className={styles.continue}>
              {/* In the tab order also while blocked, so that a screen reader finds it with its reason. */}
              <Button
                {...action}
                {...press}
                onRefused={refuse}
                variant="primary"
                size="lg"
                block
                aria-disabled={isBlocked}
                aria-describedby={isBlocked ? reasonId : undefined}
              />
              {isBlocked && (
                <p className={styles.why} id={reasonId}>
                  {blockedBecause}
                </p>
              )}
            </div>
          </div>
          {belowButton}
        </section>
      </Aside>
      {!hasNoBar && (
        <BottomBar>
          <Bar>
            {barNote && <div className={styles.note}>{barNote}</div>}
            <p className={styles.sum}>
              <small id={`${reasonId}-bar`}>{blockedBecause ?? barText}</small>
              {amount !== null && <strong className="num">{formatEuros(amount)}</strong>}
              {isAgreedAtWorkshop(booking) && <strong>{t('agreed')}</strong>}
            </p>
            {/* Without a busy label, because the button would have to be as wide as that label. */}
            <Button
              {...action}
              {...press}
              onRefused={refuse}
              busyLabel={undefined}
              variant="primary"
              aria-disabled={isBlocked}
              aria-describedby={isBlocked ? `${reasonId}-bar` : undefined}
            />
          </Bar>
        </BottomBar>
      )}
    </>
  )
}

function Bar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLElement>(null)
  useBarHeight(bar)
  return (
    <section ref={bar} className={`wrap ${styles.bar}`} aria-label={t('summary')} tabIndex={-1} data-order="">
      {children}
    </section>
  )
}
