import { useEffect, useState } from 'react';
import progressCss from './progress.css?inline';
import { useSheet } from '../tokens/root';

export interface ProgressProps {
  /** Name of the running operation. */
  label: string;
  /** Completed part from 0 to 1; without it the bar is indeterminate. */
  value?: number;
  /** Delay in ms before the bar shows: shorter operations need none. */
  delay?: number;
}

/** Progress bar for operations longer than a second. */
export function Progress({ label, value, delay = 1000 }: ProgressProps) {
  useSheet(progressCss);
  const [shown, setShown] = useState(delay === 0);
  useEffect(() => {
    if (delay === 0) return;
    const timer = setTimeout(() => setShown(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className="tp-progress">
      {shown && (
        <div
          role="progressbar"
          aria-label={label}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className={percent === undefined ? 'unknown' : undefined}
        >
          <div style={percent === undefined ? undefined : { inlineSize: `${percent}%` }} />
        </div>
      )}
    </div>
  );
}
