import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo, type CSSProperties } from 'react';
import type { CostObject } from '../../../../src/contract/cost-center/cost-objects';
import { budgetState } from '../../../../src/domain/cost-center/budget-state';
import { formatPrice } from '../../../../src/domain/money/money';
import { errorTexts } from '../../../../src/element/errors/texts';
import { Tag } from '../../../../src/ui/feedback/Tag';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { isClosable } from '../manage';
import { StateTag } from '../StateTag';
import { costCenterTexts } from '../texts';
import type { CostRow } from './cost-rows';

interface Props {
  id: string;
  index: number;
  row: CostRow;
  isActive: boolean;
  /** `carried`: the row is being dragged; `over`: the dragged row would be dropped into it. */
  mark: 'carried' | 'over' | undefined;
}

function Row({ id, index, row, isActive, mark }: Props) {
  const { level } = row;
  const isObject = row.kind === 'object';
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the tree has the focus and names its active row
    <div
      role="treeitem"
      id={id}
      aria-level={level}
      aria-selected={false}
      aria-expanded={isObject ? row.unfolded : undefined}
      aria-setsize={isObject ? row.siblings : undefined}
      aria-posinset={isObject ? row.position : undefined}
      aria-busy={row.kind === 'waiting' || undefined}
      data-index={index}
      data-row={isObject ? row.object.no : undefined}
      data-active={isActive ? '' : undefined}
      data-mark={mark}
      draggable={isObject && isClosable(row.object)}
      data-kind={row.kind}
      className="cc-tree-row"
      style={{ '--_steps': level - 1 } as CSSProperties}
    >
      <span className="cc-tree-fold" data-fold="" aria-hidden="true">
        {isObject && row.unfolded !== undefined && <ChevronRight />}
      </span>
      {isObject ? <Entry object={row.object} /> : <PlaceholderRow row={row} />}
    </div>
  );
}

/** Row of the tree; memoised, so that moving the focus renders only the rows concerned. */
export const CostTreeRow = memo(Row);

function Entry({ object: { name, code, ownerName, costState, yearBudget } }: { object: CostObject }) {
  return (
    <>
      <span className="cc-tree-name" title={name}>
        {name}
      </span>
      <span className="cc-tree-code" title={code}>
        {code}
      </span>
      <span className="cc-tree-state">{costState !== 'open' && <StateTag state={costState} />}</span>
      <span className="cc-tree-owner" title={ownerName}>
        {ownerName}
      </span>
      {yearBudget && <span className="cc-tree-budget">{<RemainingBudget use={yearBudget} />}</span>}
    </>
  );
}

/** Remaining budget of the year; the tree has no room for the month. */
function RemainingBudget({ use }: { use: NonNullable<CostObject['yearBudget']> }) {
  const t = useTexts(costCenterTexts);
  const state = budgetState(use);
  if (!state) return t.noBudget;
  if (state.over > 0) return <Tag tone="blocked">{t.over(formatPrice(state.over))}</Tag>;
  return t.left(formatPrice(state.left));
}

/** Placeholder for missing rows: loading, failed, or more to load. */
function PlaceholderRow({ row }: { row: Exclude<CostRow, { kind: 'object' }> }) {
  const t = useTexts(costCenterTexts);
  const errors = useTexts(errorTexts);
  if (row.kind === 'waiting') return <span className="cc-tree-said">{t.treeLoading}</span>;
  if (row.kind === 'more') return <span className="cc-tree-said">{t.treeMore(row.left)}</span>;
  return <span className="cc-tree-said failed">{t.treeFailed(errors.of(row.error))}</span>;
}
