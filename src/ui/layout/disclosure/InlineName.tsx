import { useSheet } from '../../tokens/root';
import css from './inline-name.css?inline';

/** A name within a sentence, truncated to the width of twelve characters; the title has it in full. */
export function InlineName({ children }: { children: string }) {
  useSheet(css);
  return (
    <span className="tp-inline-name" title={children}>
      {children}
    </span>
  );
}
