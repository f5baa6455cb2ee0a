import type { CostObject } from '../../../src/contract/cost-center/cost-objects';
import type { Column } from '../../../src/ui/table/DataTable';
import { BudgetBar } from './BudgetBar';
import { openToText, validText } from './facts-text';
import type { Manage } from './manage';
import { StateTag } from './StateTag';
import type { CostCenterTexts } from './texts';
import { EntryLink } from '../../../src/element/list/EntryLink';

/** Columns that only one kind has. */
export const COLUMNS_OF = { costCenter: ['yearBudget', 'monthBudget'], accountingEntity: ['taxNo'] } as const;

export function columnsFor({ open }: Pick<Manage, 'open'>, t: CostCenterTexts): Column<CostObject>[] {
  return [
    {
      id: 'code',
      header: t.code,
      card: 'number',
      width: 110,
      sortable: true,
      cell: ({ code, no }) => (
        <EntryLink
          to={{ kind: 'costObject', id: no }}
          className="cc-code"
          title={code}
          onOpen={() => open(no)}
        >
          {code}
        </EntryLink>
      ),
    },
    {
      id: 'name',
      header: t.name,
      card: 'title',
      width: 150,
      sortable: true,
      oneLine: true,
      cell: ({ name }) => name,
    },
    {
      id: 'costState',
      header: t.state,
      card: 'state',
      width: 80,
      cell: ({ costState }) => <StateTag state={costState} />,
    },
    {
      id: 'parentName',
      header: t.parent,
      width: 120,
      givesWay: 3,
      oneLine: true,
      cell: ({ parentName }) => parentName,
    },
    {
      id: 'ownerName',
      header: t.owner,
      card: 'note',
      width: 90,
      givesWay: 4,
      oneLine: true,
      cell: ({ ownerName }) => ownerName,
    },
    {
      id: 'validFrom',
      header: t.valid,
      card: 'time',
      width: 180,
      givesWay: 2,
      sortable: true,
      cell: (row) => validText(row, t),
    },
    {
      id: 'openTo',
      header: t.openTo,
      width: 110,
      givesWay: 5,
      cell: (row) => openToText(row, t),
    },
    {
      id: 'yearBudget',
      header: t.yearBudget,
      width: 230,
      cell: ({ yearBudget }) => yearBudget && <BudgetBar use={yearBudget} />,
    },
    {
      id: 'monthBudget',
      header: t.monthBudget,
      width: 230,
      givesWay: 1,
      cell: ({ monthBudget }) => monthBudget && <BudgetBar use={monthBudget} />,
    },
    { id: 'taxNo', header: t.taxNo, width: 170, cell: ({ taxNo }) => taxNo },
    {
      id: 'validTo',
      header: t.validTo,
      width: 110,
      sortable: true,
      hidden: true,
      card: 'none',
      cell: ({ validTo }) => validTo || t.withoutEnd,
    },
    {
      id: 'childCount',
      header: t.childCount,
      width: 70,
      numeric: true,
      hidden: true,
      cell: ({ childCount }) => childCount,
    },
  ];
}
