import { Component, type ReactNode } from 'react';

/** A crash, as its stand-in sees it. */
export interface Crash {
  /** What was thrown. */
  readonly error: unknown;
  /** Draws the children again. */
  readonly retry: () => void;
  /** Whether an earlier retry has not helped. */
  readonly isRepeated: boolean;
}

interface RenderBoundaryProps {
  /** Shown instead of children that threw. */
  readonly fallback: (crash: Crash) => ReactNode;
  readonly children: ReactNode;
}

interface RenderBoundaryState {
  readonly hasFailed: boolean;
  readonly isRepeated: boolean;
  readonly error?: unknown;
}

/** The error boundary of pages and of their parts: a crash while drawing costs only what is inside. */
export class RenderBoundary extends Component<RenderBoundaryProps, RenderBoundaryState> {
  override state: RenderBoundaryState = { hasFailed: false, isRepeated: false };

  static getDerivedStateFromError(error: unknown) {
    return { hasFailed: true, error };
  }

  private readonly retry = () => this.setState({ hasFailed: false, isRepeated: true });

  override render() {
    const { hasFailed, error, isRepeated } = this.state;
    return hasFailed ? this.props.fallback({ error, retry: this.retry, isRepeated }) : this.props.children;
  }
}
