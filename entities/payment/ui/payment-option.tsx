import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { announce } from '#shared/ui/feedback/announce'
import { Tile } from '#shared/ui/form/tile'
import { Unfold } from '#shared/ui/layout/unfold'
import { PathIcon } from '#shared/ui/text/icon'
import type { PaymentChoice, PaymentMethod } from '../model/payment-choice'
import styles from './payment-option.module.css'

interface Props {
  readonly choice: PaymentChoice
  /** Null for paying at the workplace, which is always available. */
  readonly method: PaymentMethod | null
  readonly label: string
  readonly description: string
  readonly iconPath: string
  readonly disabled: boolean
  /** Announced when the option is chosen: what it opens. */
  readonly opens?: string
  /** Shown below the option while it is chosen. */
  readonly children?: ReactNode
}

/** An option of the group 'Maksutapa'. It is available as long as it is mounted. */
export const PaymentOption = observer(function PaymentOption(props: Props) {
  const { choice, method, label, description, iconPath, disabled, opens = '', children } = props
  // Before the next paint, so that the group never shows without its other option.
  useLayoutEffect(() => (method === null ? undefined : choice.add(method)), [choice, method])
  const isChosen = choice.chosen === method
  const [isPressed, setPressed] = useState(false)
  return (
    <div className={styles.option}>
      <Tile
        type="radio"
        name="payment-method"
        label={label}
        description={description}
        icon={<PathIcon path={iconPath} />}
        checked={isChosen}
        disabled={disabled}
        onChange={() => {
          setPressed(true)
          choice.choose(method)
          announce(opens)
        }}
      />
      {isChosen && children && (
        <Unfold isAnimated={isPressed} className={styles.details}>
          {children}
        </Unfold>
      )}
    </div>
  )
})

/** Keeps the group 'Maksutapa' open while it is not known whether a method is available. */
export const useExpected = (choice: PaymentChoice, isExpected: boolean): void =>
  useLayoutEffect(() => (isExpected ? choice.expect() : undefined), [choice, isExpected])
