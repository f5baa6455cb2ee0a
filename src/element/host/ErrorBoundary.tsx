import { Component, use, useEffect, useState, type ReactNode } from 'react';
import { LanguageContext } from '../../ui/texts/use-texts';
import { explainBrokenPage } from '../deferred/explain-broken-page';
import type { brokenTexts } from '../deferred/broken/texts';
import { CodeFault } from '../runtime/chunk';
import { hostTexts } from './texts';

interface Props {
  onCrash(error: unknown): void;
  children: ReactNode;
}

/** Limits a crash to its element: a panel offers a retry, and the page continues. */
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
  /** The failed part: a crash of the view, its loading, the loading of a part of it, or faulty code. */
  of: 'crash' | 'load' | 'part' | 'fault';
  onRetry(): void;
  /** Set when a retry on the same page is useless: the button reloads the page. */
  reloads?: boolean;
}

/** Kind of failure for code that failed to load, or was loaded and does not run. */
export const failureOf = (error: unknown, otherwise: 'load' | 'part'): 'load' | 'part' | 'fault' =>
  error instanceof CodeFault ? 'fault' : otherwise;

/** Replaces an element's content that crashed or failed to load. */
export function FailurePanel({ of, onRetry, reloads = false }: FailureProps) {
  const { textsOf } = use(LanguageContext);
  const t = textsOf(hostTexts);
  const [broken, setBroken] = useState<typeof brokenTexts>();
  useEffect(() => void explainBrokenPage(setBroken), []);
  return (
    <div className="tp-failure" role="alert" part="failure">
      <p>{broken ? textsOf(broken).broken : t[of]}</p>
      <button type="button" className="tp-button" onClick={reloads ? () => location.reload() : onRetry}>
        {reloads ? t.reload : t.retry}
      </button>
    </div>
  );
}
