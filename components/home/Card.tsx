import { useId, type ReactNode } from 'react';
import { ErrorState } from '../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../src/ui/feedback/SkeletonRows';
import type { CallState } from '../../src/element/data/use-call';
import { errorTexts } from '../../src/element/errors/texts';
import { useTexts } from '../../src/ui/texts/use-texts';
import { homeTexts } from './texts';

interface CardProps {
  title: string;
  part: string;
  /** Beside the title, e.g. a way to all of it. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One topic of the page. */
export function Card({ title, part, aside, children }: CardProps) {
  const id = useId();
  return (
    <section className={`hm-card hm-${part}`} part={part} aria-labelledby={id}>
      <header className="hm-card-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

interface ReadProps<T> {
  reading: CallState<T>;
  /** What is read, as said while it loads and when it fails. */
  what: string;
  /** Size of what comes. */
  rows: number;
  rowHeight: number;
  children(data: T): ReactNode;
}

/** What was read, or that it loads or failed. A failed refresh leaves what is known in sight. */
export function Read<T>({ reading, what, rows, rowHeight, children }: ReadProps<T>) {
  const t = useTexts(homeTexts);
  const errors = useTexts(errorTexts);
  if (reading.data !== undefined) return children(reading.data);
  if (reading.isError) {
    return (
      <ErrorState
        message={t.failed(what, errors.of(reading.error))}
        retrying={reading.isFetching}
        onRetry={() => void reading.refetch()}
      />
    );
  }
  return <SkeletonRows rows={rows} height={rowHeight} label={t.loading(what)} />;
}
