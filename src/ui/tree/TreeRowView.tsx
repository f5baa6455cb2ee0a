import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Minus from 'lucide-react/icons/minus';
import { memo, type CSSProperties } from 'react';
import { matchSpan, type ReadingsOf } from '../../domain/sound-search';
import type { ChosenState, TreeItem, TreeRow } from '../../domain/tree';

interface TreeRowViewProps {
  id: string;
  index: number;
  /** Offset from the top of all rows in px. */
  top: number;
  isTree: boolean;
  single: boolean;
  isActive: boolean;
  item: TreeItem;
  row: TreeRow;
  state: ChosenState;
  query: string;
  readingsOf: ReadingsOf | undefined;
  /** False for nodes whose numbers mean nothing to users. */
  hasNumbers: boolean;
}

function Row(props: TreeRowViewProps) {
  const { id, index, top, isTree, single, isActive, item, row, state, query, readingsOf, hasNumbers } = props;
  const isChecked = state === 'chosen' || state === 'with-above';
  const { node, level } = item;
  const role = isTree
    ? ({
        role: 'treeitem',
        'aria-level': level,
        'aria-expanded': row.unfolded,
        ...(single
          ? { 'aria-selected': isChecked }
          : { 'aria-checked': state === 'partly' ? ('mixed' as const) : isChecked }),
      } as const)
    : ({ role: 'option', 'aria-selected': isChecked } as const);
  return (
    <div
      {...role}
      id={id}
      aria-setsize={row.siblings}
      aria-posinset={row.position}
      aria-disabled={state === 'with-above' || undefined}
      data-index={index}
      data-active={isActive ? '' : undefined}
      data-state={state}
      className="tp-tree-row"
      style={{ top, '--_steps': level - 1 } as CSSProperties}
    >
      {isTree && (
        <span className="tp-tree-fold" data-fold="" aria-hidden="true">
          {row.unfolded !== undefined && <ChevronRight />}
        </span>
      )}
      <span className={single ? 'tp-tree-box single' : 'tp-tree-box'} aria-hidden="true">
        {isChecked && <Check />}
        {state === 'partly' && <Minus />}
      </span>
      <span className="tp-tree-name" title={node.name}>
        <Marked text={node.name} query={query} readingsOf={readingsOf} />
      </span>
      {hasNumbers && (
        <span className="tp-tree-no">
          <Marked text={node.no} query={query} readingsOf={undefined} />
        </span>
      )}
    </div>
  );
}

/** Row of a tree; memoised, so that scrolling does not render the others again. */
export const TreeRowView = memo(Row);

/** Text with the search match highlighted. */
function Marked({
  text,
  query,
  readingsOf,
}: Pick<TreeRowViewProps, 'query' | 'readingsOf'> & { text: string }) {
  const span = query === '' ? undefined : matchSpan(text, query, readingsOf);
  if (!span) return text;
  return (
    <>
      {text.slice(0, span.start)}
      <mark>{text.slice(span.start, span.end)}</mark>
      {text.slice(span.end)}
    </>
  );
}
