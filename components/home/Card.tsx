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
  /** Content beside the title, e.g. a link to the full list. */
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
  /** Name of the data in the messages of loading and failure. */
  what: string;
  /** Number of skeleton rows, and their height in px. */
  rows: number;
  rowHeight: number;
  children(data: T): ReactNode;
}

/** Renders data, or its loading or error state. Known data stays visible when a refresh fails. */
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
