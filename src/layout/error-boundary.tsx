import { Component, type ReactNode } from 'react'

interface Props {
  /** Rendered in place of children that throw. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Catches errors thrown during rendering. React itself reports them to the console. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
