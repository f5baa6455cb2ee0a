import { useEffect, useMemo, useRef, useState } from 'react';
import {
  chosenStates,
  placesAbove,
  toggleNode,
  visibleRows,
  type ChosenState,
  type Tree,
} from '../../domain/tree';
import { EmptyState } from '../feedback/EmptyState';
import { ErrorState } from '../feedback/ErrorState';
import { SkeletonRows } from '../feedback/SkeletonRows';
import { useTexts } from '../texts/use-texts';
import { ChosenNodes } from './ChosenNodes';
import { treeTexts, type TreeTexts } from './texts';
import { treeOf } from './tree-of';
import { TreeRows } from './TreeRows';
import { TreeSearchField } from './TreeSearchField';
import type { TreeSelectProps } from './tree-select-props';
import { useFolds } from './use-folds';
import { useTreeSearch, type TreeSearch } from './use-tree-search';

const SKELETON_ROWS = 6;

/** Panel of a tree select: search, options and selected nodes. */
export function TreePanel(props: TreeSelectProps & { onChosen(): void }) {
  const { label, nodes, isTree = true, value, onChange, most = Infinity, single = false, onChosen } = props;
  const t = useTexts(treeTexts);
  const search = useRef<HTMLInputElement>(null);
  const rowsRef = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  /** Reason why the last toggle was refused. */
  const [refusal, setRefusal] = useState('');
  const tree = treeOf(nodes, isTree);
  const stateOf = useMemo(
    () => (single ? oneState(tree, value) : chosenStates(tree, value)),
    [tree, value, single],
  );
  const found = useTreeSearch(tree, query);
  const { filter } = found;
  const folds = useFolds(tree, filter, value);
  const rows = useMemo(
    () => visibleRows(tree, folds.isUnfolded, filter?.isShown),
    [tree, folds.isUnfolded, filter],
  );
  // focused in an effect, because the panel is still hidden during layout
  useEffect(() => search.current?.focus({ preventScroll: true }), []);

  function ask(text: string): void {
    setQuery(text);
    setRefusal('');
    folds.forget();
  }
  function toggle(place: number): void {
    if (single) {
      const no = tree.items[place]?.node.no;
      if (no !== undefined) onChange([no]);
      onChosen();
      return;
    }
    if (stateOf(place) === 'with-above') {
      setRefusal(t.withAbove(chosenAbove(tree, stateOf, place)));
      return;
    }
    const next = toggleNode(tree, value, place);
    const isTooMany = next.length > most && next.length > value.length;
    setRefusal(isTooMany ? t.most(most) : '');
    if (!isTooMany) onChange(next);
  }
  function change(next: string[]): void {
    setRefusal('');
    onChange(next);
  }
  return (
    <>
      <TreeSearchField
        ref={search}
        label={t.search(label)}
        onQueryChange={ask}
        onLeave={() => rowsRef.current?.focus()}
      />
      {rows.length > 0 ? (
        <TreeRows
          ref={rowsRef}
          label={label}
          isTree={isTree}
          single={single}
          tree={tree}
          rows={rows}
          found={found}
          query={query}
          stateOf={stateOf}
          onToggle={toggle}
          onTurn={folds.turn}
          onLeave={() => search.current?.focus()}
        />
      ) : (
        <NoRows {...props} isSearched={filter !== undefined} isLearning={found.isLearning} />
      )}
      <div className="tp-tree-foot">
        <p role="status">{refusal || statusOf(t, found, { chosen: value.length, most })}</p>
        <ChosenNodes tree={tree} value={value} onChange={change} onLast={() => search.current?.focus()} />
      </div>
    </>
  );
}

/** With single selection, a node never counts as selected through an ancestor. */
function oneState(tree: Tree, [no = '']: readonly string[]): (place: number) => ChosenState {
  const chosen = tree.placeOf(no);
  return (place) => (place === chosen ? 'chosen' : 'no');
}

/** Name of the nearest ancestor that is selected with all its descendants. */
function chosenAbove(tree: Tree, stateOf: ReturnType<typeof chosenStates>, place: number): string {
  const above = placesAbove(tree, place).find((one) => stateOf(one) === 'chosen') ?? -1;
  return tree.items[above]?.node.name ?? '';
}

function statusOf(
  t: TreeTexts,
  { filter, isLearning }: TreeSearch,
  { chosen, most }: { chosen: number; most: number },
): string {
  if (filter) {
    if (isLearning) return t.busy;
    return filter.hits === 0 ? t.none : t.found(filter.hits);
  }
  if (chosen > 0) return t.chosenCount(chosen);
  return most < Infinity ? t.most(most) : '';
}

/** Reason why there are no rows. */
function NoRows(props: TreeSelectProps & { isSearched: boolean; isLearning: boolean }) {
  const { loading = false, error, onRetry, isSearched, isLearning } = props;
  const t = useTexts(treeTexts);
  return (
    <div className="tp-tree-none">
      {isSearched
        ? !isLearning && <EmptyState title={t.none} />
        : // during a retry the button of the failed attempt shows the progress
          (loading && error === undefined && <SkeletonRows rows={SKELETON_ROWS} />) ||
          (error !== undefined && <ErrorState message={error} onRetry={onRetry} retrying={loading} />) || (
            <EmptyState title={t.empty} />
          )}
    </div>
  );
}
