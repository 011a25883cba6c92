import type { ErrorInfo, ReactNode } from 'react'
import { Component } from 'react'
import { reportLater } from '#web/lib/calls/watchErrors.ts'
import { LateFailure, loadFailure } from './LateFailure.tsx'
import { SectionError } from './SectionError.tsx'

type Props = {
  /** `critical` replaces a whole screen, `component` one section of it (spec 1 §8). */
  level: 'critical' | 'component'
  /** A new key forgets the error: the address, or the id of what is shown. */
  resetKey?: string
  onError?: (error: unknown, info: ErrorInfo) => void
  children: ReactNode
}

type State = { failure: { error: unknown; isOffline: boolean } | null; key: string | undefined }

/** Keeps a failure where it happened, and has it stored. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, key: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error, isOffline: isLostModule(error) && !navigator.onLine } }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.key ? null : { failure: null, key: props.resetKey }
  }

  override componentDidMount() {
    if (this.props.level === 'critical') loadFailure().catch(() => {})
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    if (this.props.level === 'component') reportLater(error, 'component')
    this.props.onError?.(error, info)
  }

  tryAgain = () => {
    // A browser keeps the failed load of a module for as long as the page lives.
    if (isLostModule(this.state.failure?.error)) window.location.reload()
    else this.setState({ failure: null })
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    if (this.props.level === 'component') return <SectionError onRetry={this.tryAgain} className="p-5" />
    return <LateFailure of="screen" {...failure} onRetry={this.tryAgain} />
  }
}

const isLostModule = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message)
