import { Component, type ReactNode } from 'react';

interface Props {
  onCrash(error: unknown): void;
  children: ReactNode;
}

/** Holds a crash inside its element: the panel offers another try, the page goes on. */
export class ErrorBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <FailurePanel
        message="页面出现异常，请重试。如仍有问题，请联系客服。"
        onRetry={() => this.setState({ crashed: false })}
      />
    );
  }
}

/** Said in place of an element's content that crashed or could not be loaded. */
export function FailurePanel({ message, onRetry }: { message: string; onRetry(): void }) {
  return (
    <div className="tp-failure" role="alert" part="failure">
      <p>{message}</p>
      <button type="button" className="tp-button" onClick={onRetry}>
        重试
      </button>
    </div>
  );
}
