import { useContext, useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { CodeFailureContext, late } from '../../ui/layout/disclosure/late';
import { CodeFault, loadChunk, partErrorOf } from '../runtime/chunk';
import { FailurePanel, failureOf } from './ErrorBoundary';
import type { Host } from './host';
import { HostContext } from './host-context';
import { hostTexts } from './texts';

/**
 * A part of a view whose code comes when it is first shown. Code that cannot be had is said in its place and asked
 * for again at a press: what stands around it, and what was typed there, stays.
 */
export const latePart = <P extends object>(
  fetch: () => Promise<{ default: ComponentType<P> }>,
  waiting: ReactNode = null,
): ComponentType<P> =>
  late(async () => (await loadChunk(fetch)).default, {
    waiting,
    missing: (retry, error) => <MissingPart error={error} onRetry={retry} />,
  });

/** The embedder hears of code that does not run: no other try brings it. */
function MissingPart({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const host = useContext(HostContext);
  useEffect(() => {
    if (error instanceof CodeFault) host?.report(error);
  }, [host, error]);
  return <FailurePanel of={failureOf(error, 'part')} onRetry={onRetry} />;
}

/** Parts of the base (charts, calendars) know nothing of their host: they ask here whether their code does not run, and report it. */
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
