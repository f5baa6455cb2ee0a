import { useContext, useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { CodeFailureContext, lazyComponent } from '../../ui/layout/disclosure/lazy-component';
import { CodeFault, loadChunk, partErrorOf } from '../runtime/chunk';
import { FailurePanel, failureOf } from './ErrorBoundary';
import type { Host } from './host';
import { HostContext } from './host-context';
import { hostTexts } from './texts';

/**
 * A part of a view whose code is loaded when it is first shown. A failed load shows a message with a retry in its
 * place, so that its surroundings and their input remain.
 */
export const lazyPart = <P extends object>(
  fetch: () => Promise<{ default: ComponentType<P> }>,
  waiting: ReactNode = null,
): ComponentType<P> =>
  lazyComponent(async () => (await loadChunk(fetch)).default, {
    waiting,
    missing: (retry, error) => <MissingPart error={error} onRetry={retry} />,
  });

/** Reports code that does not run to the embedder: a retry is useless. */
function MissingPart({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const host = useContext(HostContext);
  useEffect(() => {
    if (error instanceof CodeFault) host?.report(error);
  }, [host, error]);
  return <FailurePanel of={failureOf(error, 'part')} onRetry={onRetry} />;
}

/**
 * Lets parts of the base (charts, calendars), which do not know the host, classify and report code that does not run.
 */
export function CodeFailures({ host, children }: { host: Host; children: ReactNode }) {
  const codeFailureOf = useMemo(
    () => (error: unknown) => {
      const failure = partErrorOf(error);
      if (!(failure instanceof CodeFault)) return undefined;
      return { message: host.texts(hostTexts).fault, report: () => host.report(failure) };
    },
    [host],
  );
  return <CodeFailureContext value={codeFailureOf}>{children}</CodeFailureContext>;
}
