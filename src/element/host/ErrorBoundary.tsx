import { Component, use, useEffect, useState, type ReactNode } from 'react';
import { LanguageContext } from '../../ui/texts/use-texts';
import { pageBreaksIt } from '../late/page-breaks-it';
import type { brokenTexts } from '../late/broken/texts';
import { CodeFault } from '../runtime/chunk';
import { hostTexts } from './texts';

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
    return <FailurePanel of="crash" onRetry={() => this.setState({ crashed: false })} />;
  }
}

interface FailureProps {
  /** What failed: the view, its loading, or that of a part of it. */
  of: 'crash' | 'load' | 'part' | 'fault';
  onRetry(): void;
  /** Another try on the same page can bring nothing: the button reads the page anew. */
  reloads?: boolean;
}

/** How it is said that code could not be loaded, or came and does not run. */
export const failureOf = (error: unknown, otherwise: 'load' | 'part'): 'load' | 'part' | 'fault' =>
  error instanceof CodeFault ? 'fault' : otherwise;

/** Said in place of an element's content that crashed or could not be loaded. */
export function FailurePanel({ of, onRetry, reloads = false }: FailureProps) {
  const { textsOf } = use(LanguageContext);
  const t = textsOf(hostTexts);
  const [broken, setBroken] = useState<typeof brokenTexts>();
  useEffect(() => void pageBreaksIt(setBroken), []);
  return (
    <div className="tp-failure" role="alert" part="failure">
      <p>{broken ? textsOf(broken).broken : t[of]}</p>
      <button type="button" className="tp-button" onClick={reloads ? () => location.reload() : onRetry}>
        {reloads ? t.reload : t.retry}
      </button>
    </div>
  );
}
