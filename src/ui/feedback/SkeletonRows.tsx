import { useSheet } from '../tokens/root';
import skeletonCss from './skeleton-rows.css?inline';
import { useTexts } from '../texts/use-texts';
import { feedbackTexts } from './texts';

export interface SkeletonRowsProps {
  rows: number;
  /** Height of a row in px, as of the rows that come; the token of table rows unless given. */
  height?: number;
  /** What is loading. */
  label?: string;
}

/** Rows that are on their way, in the size of what comes. */
export function SkeletonRows({ rows, height, label }: SkeletonRowsProps) {
  const t = useTexts(feedbackTexts);
  useSheet(skeletonCss);
  return (
    <div role="status" className="tp-skeleton-rows">
      <p className="tp-visually-hidden">{label ?? t.loading}</p>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} style={height === undefined ? undefined : { height }}>
          <span />
        </div>
      ))}
    </div>
  );
}
