import type { ComponentType, ReactNode } from 'react';
import { late } from '../../ui/layout/late';
import { loadChunk } from '../runtime/chunk';
import { FailurePanel } from './ErrorBoundary';

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
    missing: (retry) => <FailurePanel of="part" onRetry={retry} />,
  });
