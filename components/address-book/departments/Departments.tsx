import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { deleteDepartment, queryDepartments } from '../../../src/contract/address-book/departments';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { inTreeOrder } from '../../../src/domain/address-book/department-rows';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { useHost } from '../../../src/element/host/host-context';
import { useMayWriteIn } from '../../../src/element/resource/use-may-write';
import { ConfirmBox } from '../../../src/element/sending/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { FormGrid } from '../../../src/ui/layout/FormGrid';
import { Page } from '../../../src/ui/layout/Page';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { DepartmentDialog, type Asked, type PlacedDepartment } from './DepartmentDialog';
import { departmentTexts, type DepartmentTexts } from './texts';

type Question = Asked | { kind: 'remove'; department: PlacedDepartment };

interface Props {
  /** Only those that nobody heads. */
  isHeadless: boolean;
  showHeadless(isHeadless: boolean): void;
}

/** Parent of the departments at the top: no department, so only administrators of the whole enterprise may add there. */
const TOP = '';

/** The departments of the enterprise, each below the one that it belongs to. */
export default function Departments({ isHeadless, showHeadless }: Props) {
  const host = useHost();
  const t = useTexts(departmentTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(queryDepartments, {}, { live: true });
  const [asked, ask] = useState<Question>();
  const mayWriteIn = useMayWriteIn(staffMembers);
  const all = useMemo(() => inTreeOrder(data?.departmentList ?? []), [data]);
  const rows = useMemo(() => (isHeadless ? all.filter(({ head }) => head === null) : all), [all, isHeadless]);
  const columns = useMemo(() => columnsOf(t), [t]);
  const end = () => ask(undefined);
  if (error && !data)
    return (
      <ErrorState message={t.failed(errors.of(error))} retrying={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <Page>
      {mayWriteIn([TOP]) && (
        <Toolbar>
          <Button
            variant="primary"
            icon={<Plus />}
            aria-haspopup="dialog"
            onClick={() => ask({ kind: 'form', parentNO: '' })}
          >
            {t.add}
          </Button>
        </Toolbar>
      )}
      <FormGrid>
        <Field label={t.head}>
          <Select<'' | 'none'>
            value={isHeadless ? 'none' : ''}
            onChange={(chosen) => showHeadless(chosen === 'none')}
            options={[
              { value: '', label: t.all },
              { value: 'none', label: t.headless },
            ]}
          />
        </Field>
      </FormGrid>
      <DataTable
        label={t.list}
        columns={columns}
        rows={rows}
        rowKey={({ deptNO }) => deptNO}
        rowActions={
          mayWriteIn()
            ? (department) =>
                mayWriteIn([department.deptNO]) && <RowActions department={department} ask={ask} />
            : undefined
        }
        loading={isFetching && !data}
        empty={<EmptyState title={isHeadless ? t.noHeadless : t.nothing} />}
      />
      {asked?.kind === 'form' && <DepartmentDialog asked={asked} departments={all} onClose={end} />}
      {asked?.kind === 'remove' && (
        <ConfirmBox
          call={deleteDepartment}
          body={{ deptNO: asked.department.deptNO, version: asked.department.version }}
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
          {t.removeAsk(asked.department.deptName)}
        </ConfirmBox>
      )}
    </Page>
  );
}

function RowActions({ department, ask }: { department: PlacedDepartment; ask(asked: Question): void }) {
  const t = useTexts(departmentTexts);
  const act = (text: string, question: Question) => (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      aria-label={`${text} ${department.path}`}
      onClick={() => ask(question)}
    >
      {text}
    </Button>
  );
  return (
    <>
      {act(t.addBelow, { kind: 'form', parentNO: department.deptNO })}
      {act(t.edit, { kind: 'form', parentNO: department.parentNO, department })}
      {act(t.remove, { kind: 'remove', department })}
    </>
  );
}

const columnsOf = (t: DepartmentTexts): Column<PlacedDepartment>[] => [
  { id: 'deptName', header: t.deptName, card: 'title', cell: ({ path }) => path },
  { id: 'head', header: t.head, cell: ({ head }) => head?.name ?? t.headless },
  { id: 'staffCount', header: t.staffCount, numeric: true, cell: ({ staffCount }) => staffCount },
];
