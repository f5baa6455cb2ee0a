import { useSheet } from '../../tokens/root';
import css from './inline-name.css?inline';

/** A name of whatever length within a sentence: as much of it as twelve characters take, whole in its title. */
export function InlineName({ children }: { children: string }) {
  useSheet(css);
  return (
    <span className="tp-inline-name" title={children}>
      {children}
    </span>
  );
}
