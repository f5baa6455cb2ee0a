import { useSheet } from '../tokens/root';
import skeletonCss from './skeleton-rows.css?inline';
import { useTexts } from '../texts/use-texts';
import { feedbackTexts } from './texts';

export interface SkeletonRowsProps {
  rows: number;
  /** Height of a row in px, like that of the loaded rows; defaults to the token of table rows. */
  height?: number;
  /** Name of the loading content. */
  label?: string;
}

/** Placeholder of rows while they load, in their size. */
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
