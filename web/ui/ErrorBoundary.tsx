import type { ErrorInfo, ReactNode } from 'react'
import { Component } from 'react'
import { Button } from './Button.tsx'
import { SectionError } from './SectionError.tsx'

type Props = {
  /** `critical` replaces a whole screen, `component` one section of it (spec 1 §8). */
  level: 'critical' | 'component'
  /** A new key forgets the error: the address, or the id of what is shown. */
  resetKey?: string
  onError?: (error: unknown, info: ErrorInfo) => void
  children: ReactNode
}

type State = { hasFailed: boolean; key: string | undefined }

/** Keeps a failure where it happened. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, key: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.key ? null : { hasFailed: false, key: props.resetKey }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info)
  }

  tryAgain = () => this.setState({ hasFailed: false })

  override render() {
    if (!this.state.hasFailed) return this.props.children
    if (this.props.level === 'component') return <SectionError onRetry={this.tryAgain} className="p-5" />
    return (
      <div role="alert" className="grid max-w-[30rem] gap-3 py-12">
        <h1 className="display-m">Application Error</h1>
        <p className="text-ink-2">We're experiencing technical difficulties. Our team has been notified.</p>
        <div className="mt-3 flex gap-2">
          <Button variant="solid" onClick={this.tryAgain}>
            Try Again
          </Button>
          <Button href="/" variant="quiet">
            Go Home
          </Button>
        </div>
      </div>
    )
  }
}
