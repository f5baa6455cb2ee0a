import { useMemo } from 'react';
import {
  alterDepartment,
  deleteDepartment,
  queryDepartments,
  type Department,
} from '../../../src/contract/address-book/departments';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { staffCounts } from '../../../src/domain/address-book/staff-counts';
import { CountLink } from '../../../src/element/list/CountLink';
import { treePage } from '../../../src/element/tree/tree-page';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import type { Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { PlacedRow } from '../../../src/ui/tree/TreeTable';
import { staffLink } from '../staff-link';
import { DepartmentDialog } from './DepartmentDialog';
import { departmentTexts } from './texts';

function useColumns(rows: readonly Department[]): readonly Column<PlacedRow<Department>>[] {
  const t = useTexts(departmentTexts);
  return useMemo(() => {
    const counts = staffCounts(rows);
    return [
      { id: 'head', header: t.head, cell: ({ row, isHit }) => isHit && (row.head?.name ?? t.headless) },
      {
        id: 'staffCount',
        header: t.staffCount,
        numeric: true,
        cell: ({ row: { deptNO, staffCount }, isHit }) =>
          isHit && (
            <CountLink
              {...staffLink({ ownDepartment: deptNO, staffState: 'present' })}
              count={staffCount}
              label={t.staffCount}
            />
          ),
      },
      {
        id: 'allStaff',
        header: t.allStaff,
        numeric: true,
        cell: ({ row: { deptNO }, isHit }) =>
          isHit && (
            <CountLink
              {...staffLink({ department: deptNO, staffState: 'present' })}
              count={counts.get(deptNO) ?? 0}
              label={t.allStaff}
            />
          ),
      },
    ];
  }, [t, rows]);
}

const DepartmentTree = treePage(departmentTexts, {
  list: queryDepartments,
  body: {},
  rowsOf: ({ departmentList }) => departmentList,
  nodeOf: ({ deptNO, deptName, parentNO }: Department) => ({
    no: deptNO,
    name: deptName,
    parentNo: parentNO,
  }),
  useColumns,
  permission: staffMembers.permission,
  departmentsOf: ({ deptNO }) => [deptNO],
  move: {
    call: alterDepartment,
    body: ({ deptNO, deptName, head, version }, parentNO) => ({ deptNO, deptName, head, version, parentNO }),
  },
  remove: { call: deleteDepartment, body: ({ deptNO, version }) => ({ deptNO, version }) },
  Form: DepartmentDialog,
});

interface Props {
  /** True to list only departments without a head. */
  isHeadless: boolean;
  showHeadless(isHeadless: boolean): void;
}

const hasNoHead = ({ head }: Department): boolean => head === null;

/** Department tree of the enterprise. */
export default function Departments({ isHeadless, showHeadless }: Props) {
  const t = useTexts(departmentTexts);
  return (
    <DepartmentTree
      narrowing={{
        fits: isHeadless ? hasNoHead : undefined,
        clear: () => showHeadless(false),
        none: t.noHeadless,
        field: (
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
        ),
      }}
    />
  );
}
