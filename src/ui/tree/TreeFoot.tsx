import { Button } from '../button/Button';
import { useTexts } from '../texts/use-texts';
import { useSheet } from '../tokens/root';
import { treeTexts } from './texts';
import treeFootCss from './tree-foot.css?inline';
import type { NodeMove } from './use-node-move';

interface Props {
  moving: NodeMove;
  /** Id of the hint, where another element is described by it. */
  hintId?: string;
  /** Number of rows, in words. */
  count?: string;
  className?: string;
  /** Puts the row that was cut at the top. */
  onTop(): void;
}

/** Foot of a tree whose rows are moved: tells the last move and the keys, and takes rows to the top. */
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
