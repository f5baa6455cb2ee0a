import { useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import type { ChosenState, Tree, TreeRow } from '../../domain/tree';
import { takeRowClick, takeRowKey } from './active-rows';
import { TreeRowView } from './TreeRowView';
import { useRowsInView } from './use-rows-in-view';
import type { TreeSearch } from './use-tree-search';
import { isComposition } from '../field/text/composition';

interface TreeRowsProps {
  ref: Ref<HTMLDivElement>;
  label: string;
  isTree: boolean;
  /** True for single selection. */
  single: boolean;
  tree: Tree;
  rows: readonly TreeRow[];
  found: TreeSearch;
  query: string;
  stateOf(place: number): ChosenState;
  onToggle(place: number): void;
  /** Folds or unfolds a row. */
  onTurn(place: number): void;
  /** False for nodes whose numbers mean nothing to users. */
  hasNumbers?: boolean;
  /** True where the page scrolls, and the list shows all its rows. */
  isWhole?: boolean;
  /** Returns to the search: on ↑ in the first row, or on typing. */
  onLeave(): void;
}

/** Virtualised rows. The list has the focus; `aria-activedescendant` names the active row. */
export function TreeRows(props: TreeRowsProps) {
  const { ref, label, isTree, single, tree, rows, found, query, stateOf, onToggle, onTurn, onLeave } = props;
  const { hasNumbers = true, isWhole = false } = props;
  const { filter, readingsOf } = found;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  /** Row that the user has moved to for this query; until then the first hit, or the first selected row, is active. */
  const [moved, setMoved] = useState<{ query: string; no: string | undefined }>();
  const noOf = (index: number): string | undefined => tree.items[rows[index]?.place ?? -1]?.node.no;
  const movedTo = moved?.query === query ? rows.findIndex((_, index) => noOf(index) === moved.no) : -1;
  /** Selected row at mount; the active row stays there while the selection changes. */
  const [startPlace] = useState(() => rows.find(({ place }) => stateOf(place) === 'chosen')?.place);
  const start = rows.findIndex(({ place }) => (filter ? filter.isHit(place) : place === startPlace));
  const active = movedTo < 0 ? Math.max(start, 0) : movedTo;
  const moveTo = (index: number) => setMoved({ query, no: noOf(index) });
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []);

  const virtualizer = useRowsInView(box, { rows, active, query, isWhole });

  const acting = { items: tree.items, rows, active, moveTo, onPress: onToggle, onTurn };
  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    const isTyped = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    // an input method writes into the focused field
    if (isTyped || key === 'Backspace' || isComposition(event)) return onLeave();
    if (key === 'ArrowUp' && active === 0) onLeave();
    else return takeRowKey(event, acting);
    event.preventDefault();
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it has a role, one of two
    <div
      ref={box}
      role={isTree ? 'tree' : 'listbox'}
      aria-label={label}
      aria-multiselectable={(!isTree && !single) || undefined}
      aria-activedescendant={`${id}${active}`}
      tabIndex={0}
      className={isTree ? 'tp-tree' : 'tp-tree flat'}
      onKeyDown={onKeyDown}
      onClick={(event) => takeRowClick(event, acting)}
    >
      <div role="presentation" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index];
          const item = tree.items[row?.place ?? -1];
          return (
            row &&
            item && (
              <TreeRowView
                key={key}
                id={`${id}${index}`}
                index={index}
                top={start}
                isTree={isTree}
                single={single}
                isActive={index === active}
                item={item}
                row={row}
                state={stateOf(row.place)}
                query={query}
                readingsOf={readingsOf}
                hasNumbers={hasNumbers}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
