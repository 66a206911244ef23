import { Component, type ReactNode } from 'react'
import { sendInput } from './take-over'

interface Props {
  /** Id of the text field; without it nothing is kept. */
  readonly id: string | undefined
  readonly children: ReactNode
}

interface Silent {
  readonly value: string
  /** The value that React knew. */
  readonly known: string
}

/**
 * Keeps a value that was set without an event when React draws the field again, which puts back the value that it knows.
 * A class, because no hook reads the page before React changes it.
 */
export class KeepSilentValue extends Component<Props> {
  override getSnapshotBeforeUpdate(): Silent | null {
    const field = this.field()
    return field && field.value !== field.defaultValue ? { value: field.value, known: field.defaultValue } : null
  }

  override componentDidUpdate(_before: Props, _state: unknown, silent: Silent | null): void {
    const field = this.field()
    if (field && silent && field.value === silent.known) sendInput(field, silent.value)
  }

  override render(): ReactNode {
    return this.props.children
  }

  private field(): HTMLInputElement | HTMLTextAreaElement | null {
    const field = document.getElementById(this.props.id ?? '')
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null
  }
}
