import type { ReactNode } from 'react';
import { instantText } from '../../../src/domain/shanghai-time';

interface Props<Record> {
  part: string;
  title: string;
  /** Records, oldest first. */
  records: readonly Record[];
  keyOf(record: Record): string;
  children(record: Record): ReactNode;
}

/** List of the changes or refunds of an order, newest first, each with its time. */
export function Records<Record extends { applyTime: string }>(props: Props<Record>) {
  const { part, title, records, keyOf, children } = props;
  return (
    <section className="or-card" part={part} aria-live="polite">
      <h3>{title}</h3>
      <ol className="or-refunds">
        {records.toReversed().map((record) => (
          <li key={keyOf(record)}>
            {children(record)}
            <time className="or-faint" dateTime={record.applyTime}>
              {instantText(record.applyTime)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
