import { useSheet } from '../tokens/root';
import skeletonCss from './skeleton-rows.css?inline';

export interface SkeletonRowsProps {
  rows: number;
  /** Height of a row in px, as of the rows that come; the token of table rows unless given. */
  height?: number;
  /** What is loading. */
  label?: string;
}

/** Rows that are on their way, in the size of what comes. */
export function SkeletonRows({ rows, height, label = '正在加载' }: SkeletonRowsProps) {
  useSheet(skeletonCss);
  return (
    <div role="status" className="tp-skeleton-rows">
      <p className="tp-visually-hidden">{label}</p>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} style={height === undefined ? undefined : { height }}>
          <span />
        </div>
      ))}
    </div>
  );
}
