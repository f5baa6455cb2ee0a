import { Button } from '../button/Button';
import { useTexts } from '../texts/use-texts';
import { useSheet } from '../tokens/root';
import { treeTexts } from './texts';
import treeFootCss from './tree-foot.css?inline';
import type { NodeMove } from './use-node-move';

interface Props {
  moving: NodeMove;
  /** Id of the hint, for an `aria-describedby` elsewhere. */
  hintId?: string;
  /** Number of rows, in words. */
  count?: string;
  className?: string;
  /** Moves the cut row to the top level. */
  onTop(): void;
}

/** Foot of a tree with movable rows: announces the last move, explains the keys, and takes rows to the top level. */
export function TreeFoot({ moving: { carried, over, said }, hintId, count, className = '', onTop }: Props) {
  useSheet(treeFootCss);
  const t = useTexts(treeTexts);
  return (
    <div className={`tp-tree-foot ${className}`} data-row="" data-mark={over === '' ? 'over' : undefined}>
      {count !== undefined && <p>{count}</p>}
      <p role="status">{said}</p>
      {carried && (
        <Button size="small" onClick={onTop}>
          {t.moveTop}
        </Button>
      )}
      <p id={hintId} className="tp-tree-foot-hint">
        {t.moveHint}
      </p>
    </div>
  );
}
