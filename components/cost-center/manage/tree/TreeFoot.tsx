import { Button } from '../../../../src/ui/button/Button';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { treeTexts } from '../../../../src/ui/tree/texts';
import type { NodeMoving } from '../../../../src/ui/tree/use-node-moving';

interface Props {
  moving: NodeMoving;
  /** How many there are at the top, in words. */
  count: string;
  hintId: string;
  onTop(): void;
}

/** Below a tree: where something went, how to move it, and the place that puts it at the top. */
export function TreeFoot({ moving: { carried, over, said }, count, hintId, onTop }: Props) {
  const t = useTexts(treeTexts);
  return (
    <div className="cc-tree-foot" data-row="" data-mark={over === '' ? 'over' : undefined}>
      <p>{count}</p>
      <p role="status">{said}</p>
      {carried && (
        <Button size="small" onClick={onTop}>
          {t.moveTop}
        </Button>
      )}
      <p id={hintId} className="cc-tree-hint">
        {t.moveHint}
      </p>
    </div>
  );
}
