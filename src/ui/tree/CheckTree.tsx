import { useMemo, useRef, useState } from 'react';
import { visibleRows, type ChosenState, type Tree, type TreeNode } from '../../domain/tree';
import { useFieldControl } from '../field/field-context';
import { EmptyState } from '../feedback/EmptyState';
import { useTexts } from '../texts/use-texts';
import { useSheet } from '../tokens/root';
import checkTreeCss from './check-tree.css?inline';
import { treeTexts } from './texts';
import { treeOf } from './tree-of';
import { TreeRows } from './TreeRows';
import { TreeSearchField } from './TreeSearchField';
import treeSelectCss from './tree-select.css?inline';
import { useFolds } from './use-folds';
import { useTreeSearch } from './use-tree-search';

interface Props {
  label: string;
  nodes: readonly TreeNode[];
  /** Returns the state of each node's box; the caller defines which nodes are selected together. */
  statesOf(tree: Tree): (place: number) => ChosenState;
  /** Toggles a node. Returns the reason of a refusal. Absent for a read-only tree. */
  onToggle?(tree: Tree, place: number): string | undefined;
  /** Summary of the selection, such as its number. */
  status: string;
  /** False for nodes whose numbers mean nothing to users: they are neither shown nor searched. */
  hasNumbers?: boolean;
}

const NOTHING: readonly string[] = [];

/**
 * Tree on the page with a half-checkable box per node, searchable by name, 拼音, 首字母 and number. It is as high as its
 * rows; the search stays in view.
 */
export function CheckTree({ label, nodes, statesOf, onToggle, status, hasNumbers = true }: Props) {
  useSheet(treeSelectCss);
  useSheet(checkTreeCss);
  const t = useTexts(treeTexts);
  const search = useRef<HTMLInputElement>(null);
  const rowsRef = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [refusal, setRefusal] = useState('');
  const control = useFieldControl({});
  const tree = treeOf(nodes, true);
  const stateOf = useMemo(() => statesOf(tree), [statesOf, tree]);
  const found = useTreeSearch(tree, query, { hasNumbers });
  const { filter } = found;
  const folds = useFolds(tree, filter, NOTHING);
  const rows = useMemo(
    () => visibleRows(tree, folds.isUnfolded, filter?.isShown),
    [tree, folds.isUnfolded, filter],
  );
  const said = filter && (filter.hits === 0 ? t.none : t.found(filter.hits));
  return (
    <div className="tp-check-tree">
      <TreeSearchField
        ref={search}
        control={control}
        label={t.search(label)}
        hasNumbers={hasNumbers}
        onQueryChange={(text) => {
          setQuery(text);
          setRefusal('');
          folds.forget();
        }}
        onLeave={() => rowsRef.current?.focus()}
      />
      {rows.length > 0 ? (
        <TreeRows
          ref={rowsRef}
          label={label}
          isTree
          isWhole
          hasNumbers={hasNumbers}
          single={false}
          tree={tree}
          rows={rows}
          found={found}
          query={query}
          stateOf={stateOf}
          onToggle={(place) => {
            // a click in a read-only tree folds or unfolds the node
            if (onToggle) setRefusal(onToggle(tree, place) ?? '');
            else folds.turn(place);
          }}
          onTurn={folds.turn}
          onLeave={() => search.current?.focus()}
        />
      ) : (
        <div className="tp-tree-none">
          <EmptyState title={filter ? t.none : t.empty} />
        </div>
      )}
      <p className="tp-check-tree-status" role="status">
        {refusal || said || status}
      </p>
    </div>
  );
}
