import ellipsisCss from './ellipsis.css?inline';
import { useSheet } from '../../tokens/root';
import { useTexts } from '../../texts/use-texts';
import { layoutTexts } from '../texts';

/** A name of whatever length on one line, whole in its title. */
export function OneLine({ children }: { children: string }) {
  useSheet(ellipsisCss);
  return (
    <span className="tp-ellipsis" title={children}>
      {children}
    </span>
  );
}

/** Names one after the other, each on one line at most. */
export function Names({ names }: { names: readonly string[] }) {
  useSheet(ellipsisCss);
  const t = useTexts(layoutTexts);
  return (
    <span className="tp-names">
      {names.map((name, i) => (
        // two may have the same name
        <span key={names.slice(i).join()} className="tp-ellipsis" title={name}>
          {name}
          {i + 1 < names.length && t.separator}
        </span>
      ))}
    </span>
  );
}
