import { Component, type ErrorInfo, type ReactNode } from 'react';
import { COMPONENT_RESET } from '#platform/web/constants.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';

interface Labels {
  title: string;
  body: string;
  again: string;
}

interface Props {
  labels: Labels;
  onError?: (error: Error, info: ErrorInfo) => void;
  children: ReactNode;
}

/** Keeps the failure of one part from breaking the screen. 'Try again' renders the part again after a moment. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorCard
        labels={this.props.labels}
        onRetry={() => setTimeout(() => this.setState({ hasFailed: false }), COMPONENT_RESET)}
      />
    );
  }
}

/** Replaces the part that failed. */
export const ErrorCard = ({ labels: { title, body, again }, onRetry }: { labels: Labels; onRetry: () => void }) => (
  <div role="alert" className="rounded-card border border-line bg-surface p-6">
    <p className="font-semibold">{title}</p>
    <p className="mt-2 text-ink-soft">{body}</p>
    <Button variant="secondary" className="mt-4" onClick={onRetry}>
      {again}
    </Button>
  </div>
);
