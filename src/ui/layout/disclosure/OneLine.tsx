import ellipsisCss from './ellipsis.css?inline';
import { useSheet } from '../../tokens/root';
import { useTexts } from '../../texts/use-texts';
import { layoutTexts } from '../texts';

/** A name on one line, truncated if necessary; the title has it in full. */
export function OneLine({ children }: { children: string }) {
  useSheet(ellipsisCss);
  return (
    <span className="tp-ellipsis" title={children}>
      {children}
    </span>
  );
}

/** Several names, each truncated to one line. */
export function Names({ names }: { names: readonly string[] }) {
  useSheet(ellipsisCss);
  const t = useTexts(layoutTexts);
  return (
    <span className="tp-names">
      {names.map((name, i) => (
        // names may repeat
        <span key={names.slice(i).join()} className="tp-ellipsis" title={name}>
          {name}
          {i + 1 < names.length && t.separator}
        </span>
      ))}
    </span>
  );
}
