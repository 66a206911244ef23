import { Component, type ReactNode } from 'react'

interface Props {
  /** What is shown instead. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Catches what a screen throws while it is drawn. React itself reports the error to the console. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
