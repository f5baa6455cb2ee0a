import Plus from 'lucide-react/icons/plus';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { BodyOf, Call, ResultOf } from '../../contract/call';
import type { AnyResource } from '../../contract/resource/resource';
import type { Catalogue, Texts } from '../../domain/texts/texts';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Page } from '../../ui/layout/Page';
import { FilterBar } from '../../ui/table/list/FilterBar';
import type { Column } from '../../ui/table/DataTable';
import { useTexts } from '../../ui/texts/use-texts';
import type { TreeNode } from '../../ui/tree/TreeSelect';
import { TreeTable, type PlacedRow } from '../../ui/tree/TreeTable';
import { useCall } from '../data/use-call';
import { errorTexts } from '../errors/texts';
import { useHost } from '../host/host-context';
import { isRefused } from '../list/is-refused';
import { useCanWriteIn } from '../resource/use-can-write';
import { ConfirmBox } from '../submission/ConfirmBox';
import { MovingProblem } from './MovingProblem';
import { useRowMove } from './use-row-move';

/** Texts of a page of rows in a tree. */
export type TreePageTexts = Texts & {
  readonly noun: string;
  readonly name: string;
  readonly hint: string;
  readonly nothing: string;
  readonly noMatch: string;
  readonly add: string;
  readonly addBelow: string;
  readonly edit: string;
  readonly remove: string;
  readonly removeTitle: string;
  readonly removeAsk: (name: string) => string;
  readonly removed: string;
  readonly cancel: string;
};

/** Form of a new row below `parentNo` ('' for the top), or of an existing one. */
export interface TreeForm<Row> {
  parentNo: string;
  row?: Row;
}

export interface TreePageOptions<C extends Call, Row, M extends Call, D extends Call> {
  list: C;
  body: BodyOf<C>;
  rowsOf(answer: ResultOf<C>): readonly Row[];
  nodeOf(row: Row): TreeNode;
  /** Hook for the columns after the name; its result must be stable for the same rows. */
  useColumns(rows: readonly Row[]): readonly Column<PlacedRow<Row>>[];
  /** Right for changes; where it is limited to departments, those of the rows count. */
  permission: AnyResource['permission'];
  departmentsOf?(row: Row): readonly string[];
  move: { call: M; body(row: Row, parentNo: string): BodyOf<M> };
  remove: { call: D; body(row: Row): BodyOf<D> };
  Form: ComponentType<{ asked: TreeForm<Row>; rows: readonly Row[]; onClose(): void }>;
}

/** A further filter of the page's owner. */
export interface TreeNarrowing<Row> {
  fits: ((row: Row) => boolean) | undefined;
  field: ReactNode;
  clear(): void;
  /** Message when no row matches. */
  none: string;
}

type Question<Row> = { kind: 'form'; form: TreeForm<Row> } | { kind: 'remove'; row: Row; name: string };

/** Parent number of root rows. It is no department, so only administrators of the whole enterprise may add there. */
const TOP = '';

/**
 * Creates a page of rows in a tree, all loaded by one call: search, folding, moving by drag and keys, adding below
 * another row, changing and removing.
 *
 *     export default treePage(departmentTexts, {
 *       list: queryDepartments,
 *       body: {},
 *       rowsOf: ({ departmentList }) => departmentList,
 *       nodeOf: ({ deptNO, deptName, parentNO }) => ({ no: deptNO, name: deptName, parentNo: parentNO }),
 *       useColumns: useDepartmentColumns,
 *       permission: staffMembers.permission,
 *       move: { call: alterDepartment, body: (row, parentNO) => ({ ...row, parentNO }) },
 *       remove: { call: deleteDepartment, body: ({ deptNO, version }) => ({ deptNO, version }) },
 *       Form: DepartmentDialog,
 *     });
 */
export function treePage<C extends Call, Row extends object, M extends Call, D extends Call>(
  catalogue: Catalogue<TreePageTexts>,
  options: TreePageOptions<C, Row, M, D>,
): ComponentType<{ narrowing?: TreeNarrowing<Row> }> {
  const { list, body, rowsOf, nodeOf, useColumns, permission, departmentsOf, move, remove, Form } = options;
  const departments = (row: Row) => departmentsOf?.(row) ?? [];

  return function TreePage({ narrowing }) {
    const host = useHost();
    const t = useTexts(catalogue);
    const errors = useTexts(errorTexts);
    const { data, error, isFetching, refetch } = useCall(list, body, { live: true });
    const [question, ask] = useState<Question<Row>>();
    const [keyword, search] = useState('');
    const mayWriteIn = useCanWriteIn({ permission });
    const rows = useMemo(() => (data === undefined ? [] : rowsOf(data)), [data]);
    const columns = useColumns(rows);
    const { move: send, problem } = useRowMove(move.call);
    const end = () => ask(undefined);
    if (error && !data)
      return (
        <ErrorState
          message={errors.of(error)}
          retrying={isFetching}
          onRetry={isRefused(error) ? undefined : () => void refetch()}
        />
      );
    const isNarrowed = keyword !== '' || narrowing?.fits !== undefined;
    return (
      <Page>
        <FilterBar
          label={t.noun}
          keyword={keyword}
          placeholder={t.hint}
          onSearch={search}
          isFiltered={isNarrowed}
          onClear={() => {
            search('');
            narrowing?.clear();
          }}
          actions={
            mayWriteIn([TOP]) && (
              <Button
                icon={<Plus />}
                aria-haspopup="dialog"
                onClick={() => ask({ kind: 'form', form: { parentNo: TOP } })}
              >
                {t.add}
              </Button>
            )
          }
        >
          {narrowing?.field}
        </FilterBar>
        <MovingProblem problem={problem} />
        <TreeTable
          label={t.noun}
          header={t.name}
          rows={rows}
          nodeOf={nodeOf}
          columns={columns}
          query={keyword}
          fits={narrowing?.fits}
          rowActions={
            mayWriteIn()
              ? (placed) =>
                  mayWriteIn(departments(placed.row)) && <RowActions t={t} placed={placed} ask={ask} />
              : undefined
          }
          mayMove={(row) => mayWriteIn(departments(row))}
          onMove={
            mayWriteIn()
              ? (row, parentNo, say) => {
                  const parent = rows.find((one) => nodeOf(one).no === parentNo);
                  void send({
                    body: move.body(row, parentNo),
                    name: nodeOf(row).name,
                    parentName: parent === undefined ? '' : nodeOf(parent).name,
                    say,
                  });
                }
              : undefined
          }
          loading={isFetching && !data}
          empty={
            <EmptyState title={(isNarrowed && (keyword === '' ? narrowing?.none : t.noMatch)) || t.nothing} />
          }
        />
        {question?.kind === 'form' && <Form asked={question.form} rows={rows} onClose={end} />}
        {question?.kind === 'remove' && (
          <ConfirmBox
            call={remove.call}
            body={remove.body(question.row)}
            title={t.removeTitle}
            confirmText={t.remove}
            cancelText={t.cancel}
            danger
            onClose={end}
            onDone={() => {
              host.notify({ as: 'toast', text: t.removed, delayMs: 0 });
              end();
            }}
          >
            {t.removeAsk(question.name)}
          </ConfirmBox>
        )}
      </Page>
    );
  };
}

interface ActionsProps<Row> {
  t: TreePageTexts;
  placed: PlacedRow<Row>;
  ask(question: Question<Row>): void;
}

function RowActions<Row>({ t, placed: { row, node, path }, ask }: ActionsProps<Row>) {
  const act = (text: string, question: Question<Row>) => (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      aria-label={`${text} ${path().join(' / ')}`}
      onClick={() => ask(question)}
    >
      {text}
    </Button>
  );
  return (
    <>
      {act(t.addBelow, { kind: 'form', form: { parentNo: node.no } })}
      {act(t.edit, { kind: 'form', form: { parentNo: node.parentNo, row } })}
      {act(t.remove, { kind: 'remove', row, name: node.name })}
    </>
  );
}
