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

/** Row with its position in the tree. */
export interface PlacedRow<Row> {
  row: Row;
  node: TreeNode;
  /** Names from the root down to its own. */
  path(): readonly string[];
  /** True when the row itself matches; false when it is shown for a descendant. */
  isHit: boolean;
  /** undefined for a row without visible children. */
  unfolded: boolean | undefined;
}

export interface TreeTableProps<Row extends object> {
  label: string;
  rows: readonly Row[];
  /** Must be stable between renders, like `columns`. */
  nodeOf(row: Row): TreeNode;
  /** Header of the names. */
  header: string;
  /** Columns behind the name. */
  columns: readonly Column<PlacedRow<Row>>[];
  /** A name, 拼音, 首字母 or a number; '' for all. */
  query: string;
  /** Filter of rows. Must be stable between renders. */
  fits?: ((row: Row) => boolean) | undefined;
  rowActions?: ((placed: PlacedRow<Row>) => ReactNode) | undefined;
  /** Moves a row; absent when rows cannot be moved. `say` announces the outcome. */
  onMove?: ((row: Row, parentNo: string, say: (text: string) => void) => void) | undefined;
  mayMove?(row: Row): boolean;
  loading: boolean;
  empty: ReactNode;
}

/** Trees of up to this many rows start unfolded. */
const FEW = 100;
/** Tables of more rows than this are virtualised. */
const MANY = 100;
const NOTHING: readonly string[] = [];

/** Table of rows in a tree, with folding, search, and moves by drag and keys. */
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
  const { filter } = useTreeSearch(tree, query, { fits: isAsked });
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
    // computed on demand, as only the visible rows of thousands need it
    const path = () => [...placesAbove(tree, place), place].map(nameAt);
    return { row, node, path, unfolded, isHit };
  });
}

interface NameColumnOptions<Row> {
  t: TreeTexts;
  header: string;
  turn(no: string): void;
  isMovable: ((row: Row) => boolean) | undefined;
  /** Number of the row that is being moved, and of the row that it would be placed below. */
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
        {/* the indentation is visual; assistive technology reads the names above */}
        {above.length > 0 && <span className="tp-visually-hidden">{`${above.join(' / ')} / `}</span>}
        {name}
      </span>
    </span>
  );
}
