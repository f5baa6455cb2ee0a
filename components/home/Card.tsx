import { useId, type ReactNode } from 'react';
import { ErrorState } from '../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../src/ui/feedback/SkeletonRows';
import type { CallState } from '../../src/element/data/use-call';

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
  /** What is read, as said while it loads and when it fails: 待办事项. */
  what: string;
  /** Size of what comes. */
  rows: number;
  rowHeight: number;
  children(data: T): ReactNode;
}

/** What was read, or that it loads or failed. A failed refresh leaves what is known in sight. */
export function Read<T>({ reading, what, rows, rowHeight, children }: ReadProps<T>) {
  if (reading.data !== undefined) return children(reading.data);
  if (reading.isError) {
    return (
      <ErrorState
        message={`${what}加载失败：${reading.error.message}`}
        retrying={reading.isFetching}
        onRetry={() => void reading.refetch()}
      />
    );
  }
  return <SkeletonRows rows={rows} height={rowHeight} label={`正在加载${what}`} />;
}
