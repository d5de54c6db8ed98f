import { Component, type ReactNode } from 'react';

/** A crash, as its stand-in sees it. */
export interface Crash {
  /** Draws the children again. */
  readonly retry: () => void;
  /** Whether an earlier retry has not helped. */
  readonly isRepeated: boolean;
}

export interface RenderBoundaryProps {
  /** Shown instead of children that threw. */
  readonly fallback: (crash: Crash) => ReactNode;
  readonly children: ReactNode;
}

/** The error boundary of pages and of their parts: a crash while drawing costs only what is inside. */
export class RenderBoundary extends Component<
  RenderBoundaryProps,
  { hasFailed: boolean; isRepeated: boolean }
> {
  override state = { hasFailed: false, isRepeated: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  private readonly retry = () => this.setState({ hasFailed: false, isRepeated: true });

  override render() {
    const { hasFailed, isRepeated } = this.state;
    return hasFailed ? this.props.fallback({ retry: this.retry, isRepeated }) : this.props.children;
  }
}
