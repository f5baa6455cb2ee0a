import { Component, useEffect, useState, type ReactNode } from 'react';
import { pageBreaksIt } from '../late/page-breaks-it';

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

interface FailureProps {
  message: string;
  onRetry(): void;
  /** Another try on the same page can bring nothing: the button reads the page anew. */
  reloads?: boolean;
}

/** Said in place of an element's content that crashed or could not be loaded. */
export function FailurePanel({ message, onRetry, reloads = false }: FailureProps) {
  const [cause, setCause] = useState('');
  useEffect(() => void pageBreaksIt(setCause), []);
  return (
    <div className="tp-failure" role="alert" part="failure">
      <p>{cause || message}</p>
      <button type="button" className="tp-button" onClick={reloads ? () => location.reload() : onRetry}>
        {reloads ? '刷新页面' : '重试'}
      </button>
    </div>
  );
}
