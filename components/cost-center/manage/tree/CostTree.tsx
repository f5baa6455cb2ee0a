import { useId, useRef, type KeyboardEvent } from 'react';
import { errorTexts } from '../../../../src/element/errors/texts';
import { isRefused } from '../../../../src/element/list/is-refused';
import { EmptyState } from '../../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../../src/ui/feedback/SkeletonRows';
import { useFocusReturn } from '../../../../src/ui/layout/focus/focus-return';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { useSheet } from '../../../../src/ui/tokens/root';
import { takeRowClick, takeRowKey } from '../../../../src/ui/tree/active-rows';
import { TreeFoot } from '../../../../src/ui/tree/TreeFoot';
import { MOVE_KEYS } from '../../../../src/ui/tree/use-node-move';
import type { Manage, ManageState } from '../manage';
import { costCenterTexts } from '../texts';
import { costRows, type CostRow } from './cost-rows';
import treeCss from './cost-tree.css?inline';
import { CostTreeRow } from './CostTreeRow';
import { MovingProblem } from '../../../../src/element/tree/MovingProblem';
import { useLevels } from './use-levels';
import { useTreeMoves } from './use-tree-moves';

interface Props {
  manage: Manage;
  state: ManageState;
}

/** Tree of one kind, loaded level by level. The tree has the focus; `aria-activedescendant` names the active row. */
export default function CostTree({ manage, state }: Props) {
  useSheet(treeCss);
  const t = useTexts(costCenterTexts);
  const errors = useTexts(errorTexts);
  const { costKind, unfolded } = state;
  const { levelOf, retry } = useLevels(state);
  const top = levelOf('');
  const rows = costRows(levelOf, unfolded);
  const isEmpty = top === undefined || top.objects.length === 0;
  if (isEmpty && top?.error) {
    const again = isRefused(top.error) ? undefined : () => retry('');
    return <ErrorState message={errors.of(top.error)} onRetry={again} retrying={top.isPending} />;
  }
  if (isEmpty && (top === undefined || top.isPending)) return <SkeletonRows rows={8} label={t.treeLoading} />;
  if (isEmpty) return <EmptyState title={t.nothing(costKind)} />;
  return (
    <Rows
      manage={manage}
      rows={rows}
      at={state.treeAt}
      label={t.kind(costKind)}
      count={t.treeCount(top.total)}
      onRetry={retry}
    />
  );
}

interface RowsProps {
  manage: Manage;
  rows: readonly CostRow[];
  /** Key of the active row. */
  at: string;
  label: string;
  /** Number of root nodes, in words. */
  count: string;
  onRetry(parentNO: string): void;
}

function Rows({ manage, rows, at, label, count, onRetry }: RowsProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useFocusReturn(box, true);
  const moving = useTreeMoves(manage, rows);
  const { carried, over } = moving;
  const active = Math.max(
    rows.findIndex(({ key }) => key === at),
    0,
  );
  function moveTo(index: number): void {
    const row = rows[index];
    if (!row) return;
    manage.moveTo(row.key);
    box.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }
  const acting = {
    items: rows,
    rows: rows.map((row, place) => ({ place, unfolded: row.kind === 'object' ? row.unfolded : undefined })),
    active,
    moveTo,
    onPress(place: number): void {
      const row = rows[place];
      if (row?.kind === 'object') manage.open(row.object.no);
      else if (row?.kind === 'more') manage.showMore(row.parentNO);
      else if (row?.kind === 'failed') onRetry(row.parentNO);
    },
    onTurn(place: number): void {
      const row = rows[place];
      if (row?.kind === 'object') manage.turn(row.object.no);
    },
  };
  function onKeyDown(event: KeyboardEvent): void {
    const row = rows[active];
    if (row?.kind === 'object' && moving.takesKey(event, row.object.no)) event.preventDefault();
    else if (!event.altKey && !event.ctrlKey && !event.metaKey) takeRowKey(event, acting);
  }
  function markOf({ key }: CostRow): 'carried' | 'over' | undefined {
    if (carried?.no === key) return 'carried';
    return over === key ? 'over' : undefined;
  }
  return (
    <>
      <MovingProblem problem={moving.problem} />
      <div className="cc-tree-frame" part="tree" {...moving.drag}>
        <div
          ref={box}
          role="tree"
          aria-label={label}
          aria-describedby={`${id}hint`}
          aria-keyshortcuts={MOVE_KEYS}
          aria-activedescendant={`${id}${active}`}
          tabIndex={0}
          className="cc-tree"
          onKeyDown={onKeyDown}
          onClick={(event) => takeRowClick(event, acting)}
        >
          {rows.map((row, index) => (
            <CostTreeRow
              key={row.key}
              id={`${id}${index}`}
              index={index}
              row={row}
              isActive={index === active}
              mark={markOf(row)}
            />
          ))}
        </div>
        <TreeFoot
          moving={moving}
          className="cc-tree-foot"
          count={count}
          hintId={`${id}hint`}
          onTop={() => {
            moving.putOnTop();
            box.current?.focus();
          }}
        />
      </div>
    </>
  );
}
