import { Activity, memo, useEffect, useSyncExternalStore } from 'react';
import type { Language } from '../../../domain/texts/texts';
import { RootContext } from '../../../ui/tokens/root';
import { LanguageContext } from '../../../ui/texts/use-texts';
import { ErrorBoundary, FailurePanel, failureOf } from '../../host/ErrorBoundary';
import type { Host } from '../../host/host';
import { HostContext } from '../../host/host-context';
import { CodeFailures } from '../../host/lazy-part';
import { NoticeLayer } from '../../host/NoticeLayer';
import { ProofLayer } from '../../host/ProofLayer';
import { SandboxLayer } from '../../host/SandboxLayer';
import { SignInLayer } from '../../host/SignInLayer';
import { hostTexts } from '../../host/texts';
import { CodeFault, isPartLost } from '../../runtime/chunk';
import type { Runtime } from '../../runtime/runtime';
import { minHeightOf } from '../registry';
import { attendWhenIdle } from '../upgrade/attend-when-idle';
import type { Loading, View, ViewLoader } from '../upgrade/view-loader';

/** State of an element's content. */
export interface Snapshot {
  /** False while the element is detached: it keeps its content without effects on the page. */
  isInPage: boolean;
  values: Readonly<Record<string, unknown>>;
  runtime: Runtime | undefined;
  loading: Loading;
  /** Undefined while a translation is loading. */
  language: Language | undefined;
}

/** The element as an external store of React. */
export interface AdaptedElement extends HTMLElement {
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot;
  /** Number of runtimes so far. A new one remounts the view, which would otherwise keep another user's content. */
  readonly runtimes: number;
  hostFor(runtime: Runtime): Host;
}

/** Component that r2wc renders into an element's root: the view, or its loading or error state. */
export function adapterOf(view: ViewLoader, tag: string) {
  return function Adapter({ container }: { container: ShadowRoot }) {
    const element = container.host as AdaptedElement;
    const { isInPage, values, runtime, loading, language } = useSyncExternalStore(
      element.subscribe,
      element.snapshot,
    );
    if (loading.phase === 'failed' && language) {
      return (
        <LanguageContext value={language}>
          <FailurePanel
            of={failureOf(loading.error, 'load')}
            reloads={isPartLost() || loading.error instanceof CodeFault}
            onRetry={() => void view.load()}
          />
        </LanguageContext>
      );
    }
    if (loading.phase !== 'ready' || !runtime || !language)
      return <Skeleton language={language} minHeight={minHeightOf(tag)} />;
    const host = element.hostFor(runtime);
    return (
      <LanguageContext value={language}>
        <RootContext value={container}>
          <HostContext value={host}>
            <Activity mode={isInPage ? 'visible' : 'hidden'}>
              <div className="tp-root" lang={language.locale} part="root">
                <SandboxLayer host={host} />
                <ErrorBoundary onCrash={host.report}>
                  <CodeFailures host={host}>
                    <Content key={element.runtimes} View={loading.View} values={values} host={host} />
                  </CodeFailures>
                  <Ready host={host} />
                </ErrorBoundary>
                <NoticeLayer host={host} />
                <SignInLayer host={host} />
                <ProofLayer host={host} />
              </div>
            </Activity>
          </HostContext>
        </RootContext>
      </LanguageContext>
    );
  };
}

/**
 * Renders the view inside the error boundary, so that bad props cannot crash more than the element. Memoised: an
 * element that leaves the page is not rendered again, since it is usually dropped.
 */
const Content = memo(function Content({
  View,
  values,
  host,
}: {
  View: View;
  values: Snapshot['values'];
  host: Host;
}) {
  return <View {...values} host={host} />;
});

function Ready({ host }: { host: Host }) {
  useEffect(() => {
    queueMicrotask(() => host.emit('tp-ready'));
    attendWhenIdle(host.element);
    // oxlint-disable-next-line react/exhaustive-deps -- reported once per mount, for any host
  }, []);
  return null;
}

/** Contains no text until the language is known. */
function Skeleton({ language, minHeight }: { language: Language | undefined; minHeight: string }) {
  return (
    <div className="tp-root" lang={language?.locale} aria-busy="true">
      <div
        className="tp-skeleton"
        style={{ minHeight }}
        role="status"
        aria-label={language?.textsOf(hostTexts).loading}
      />
    </div>
  );
}
