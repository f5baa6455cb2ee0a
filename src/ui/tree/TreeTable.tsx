import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import {
  placesAbove,
  visibleRows,
  type Tree,
  type TreeFilter,
  type TreeNode,
  type TreeRow,
} from '../../domain/tree';
import { IconButton } from '../button/IconButton';
import { DataTable, type Column } from '../table/DataTable';
import { useTexts } from '../texts/use-texts';
import { useSheet } from '../tokens/root';
import { treeTexts, type TreeTexts } from './texts';
import { treeOf } from './tree-of';
import { TreeFoot } from './TreeFoot';
import treeTableCss from './tree-table.css?inline';
import { useFolds } from './use-folds';
import { MOVE_KEYS, useNodeMove } from './use-node-move';
import { useTreeSearch } from './use-tree-search';

/** A row in its place. */
export interface PlacedRow<Row> {
  row: Row;
  node: TreeNode;
  /** Names from the root down to its own. */
  path(): readonly string[];
  /** It is looked for itself; false: it stands there for a row below it. */
  isHit: boolean;
  /** undefined: nothing below it is shown. */
  unfolded: boolean | undefined;
}

export interface TreeTableProps<Row extends object> {
  label: string;
  rows: readonly Row[];
  /** The same function between renders, as `columns` are the same. */
  nodeOf(row: Row): TreeNode;
  /** Header of the names. */
  header: string;
  /** Columns behind the name. */
  columns: readonly Column<PlacedRow<Row>>[];
  /** A name, 拼音, 首字母 or a number; '' for all. */
  query: string;
  /** Rows that are asked for. The same function between renders. */
  fits?: ((row: Row) => boolean) | undefined;
  rowActions?: ((placed: PlacedRow<Row>) => ReactNode) | undefined;
  /** Left out where nothing is moved. `say`: announces the outcome. */
  onMove?: ((row: Row, parentNo: string, say: (text: string) => void) => void) | undefined;
  mayMove?(row: Row): boolean;
  loading: boolean;
  empty: ReactNode;
}

/** Trees of so many are shown unfolded. */
const FEW = 100;
/** Of so many rows those in view are drawn. */
const MANY = 100;
const NOTHING: readonly string[] = [];

/** Rows in a tree as a table: folded, looked for, and moved by drag and by keys. */
export function TreeTable<Row extends object>(props: TreeTableProps<Row>) {
  const { label, rows, nodeOf, header, columns, query, fits, rowActions, onMove, mayMove, loading, empty } =
    props;
  useSheet(treeTableCss);
  const t = useTexts(treeTexts);
  const nodes = useMemo(() => rows.map(nodeOf), [rows, nodeOf]);
  const byNo = useMemo(() => new Map(rows.map((row) => [nodeOf(row).no, row])), [rows, nodeOf]);
  const tree = treeOf(nodes, true);
  const isAsked = useMemo(() => {
    if (fits === undefined) return undefined;
    return (no: string) => {
      const row = byNo.get(no);
      return row !== undefined && fits(row);
    };
  }, [fits, byNo]);
  const { filter } = useTreeSearch(tree, query, isAsked);
  const { isUnfolded, turn, forget } = useFolds(tree, filter, NOTHING, nodes.length <= FEW);
  const [asked, setAsked] = useState(query);
  if (asked !== query) {
    setAsked(query);
    forget();
  }
  const placed = useMemo(
    () => placedRows({ tree, filter, byNo, seen: visibleRows(tree, isUnfolded, filter?.isShown) }),
    [tree, filter, byNo, isUnfolded],
  );
  const moving = useNodeMove({
    rows: placed.map(({ node }) => node),
    onMove(no, parentNo) {
      const row = byNo.get(no);
      if (row !== undefined) onMove?.(row, parentNo, moving.say);
    },
  });
  const { carried, over } = moving;
  const all = useMemo(
    () => [
      nameColumn({
        t,
        header,
        turn: (no) => turn(tree.placeOf(no)),
        isMovable: mayMove,
        carried: carried?.no,
        over,
      }),
      ...columns,
    ],
    [t, header, columns, turn, tree, mayMove, carried, over],
  );
  function onKeyDown(event: KeyboardEvent): void {
    const no = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset['row'];
    const row = no === undefined ? undefined : byNo.get(no);
    if (no === undefined || row === undefined || !mayMove?.(row)) return;
    if (moving.takesKey(event, no)) event.preventDefault();
  }
  const table = (
    <DataTable
      label={label}
      columns={all}
      rows={placed}
      rowKey={({ node }) => node.no}
      rowActions={rowActions}
      loading={loading}
      virtual={placed.length > MANY}
      empty={empty}
    />
  );
  if (onMove === undefined) return table;
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons of the rows have the focus, whose keys also move the row
    <div className="tp-tree-table" aria-keyshortcuts={MOVE_KEYS} onKeyDown={onKeyDown} {...moving.drag}>
      {table}
      <TreeFoot moving={moving} onTop={moving.putOnTop} />
    </div>
  );
}

interface TreePlacement<Row> {
  tree: Tree;
  filter: TreeFilter | undefined;
  byNo: ReadonlyMap<string, Row>;
  seen: readonly TreeRow[];
}

function placedRows<Row>({ tree, filter, byNo, seen }: TreePlacement<Row>): PlacedRow<Row>[] {
  const nameAt = (place: number) => tree.items[place]?.node.name ?? '';
  return seen.flatMap(({ place, unfolded }) => {
    const node = tree.items[place]?.node;
    const row = node && byNo.get(node.no);
    if (node === undefined || row === undefined) return [];
    const isHit = filter === undefined || filter.isHit(place);
    // of thousands of rows those in view alone are asked for theirs
    const path = () => [...placesAbove(tree, place), place].map(nameAt);
    return { row, node, path, unfolded, isHit };
  });
}

interface NameColumnOptions<Row> {
  t: TreeTexts;
  header: string;
  turn(no: string): void;
  isMovable: ((row: Row) => boolean) | undefined;
  /** Number of the row that is on its way, and of that which it would go below. */
  carried: string | undefined;
  over: string | undefined;
}

const nameColumn = <Row extends object>(naming: NameColumnOptions<Row>): Column<PlacedRow<Row>> => ({
  id: 'name',
  header: naming.header,
  card: 'title',
  cell: (placed) => <NameCell {...naming} placed={placed} />,
});

function NameCell<Row>({
  t,
  turn,
  isMovable,
  carried,
  over,
  placed: { row, node, path, unfolded, isHit },
}: NameColumnOptions<Row> & { placed: PlacedRow<Row> }) {
  const { no, name } = node;
  const names = path();
  const above = names.slice(0, -1);
  const mark = (carried === no && 'carried') || (over === no && 'over') || undefined;
  return (
    <span
      className="tp-tree-cell"
      data-mark={mark}
      data-context={isHit ? undefined : ''}
      draggable={isMovable?.(row)}
      title={names.join(' / ')}
      style={{ '--_steps': above.length } as CSSProperties}
    >
      {unfolded === undefined ? (
        <span className="tp-tree-cell-leaf" />
      ) : (
        <IconButton
          size="small"
          className="tp-tree-cell-fold"
          label={unfolded ? t.fold(name) : t.unfold(name)}
          icon={<ChevronRight />}
          aria-expanded={unfolded}
          onClick={() => turn(no)}
        />
      )}
      <span className="tp-tree-cell-name">
        {/* steps are seen, and heard as the names above */}
        {above.length > 0 && <span className="tp-visually-hidden">{`${above.join(' / ')} / `}</span>}
        {name}
      </span>
    </span>
  );
}
