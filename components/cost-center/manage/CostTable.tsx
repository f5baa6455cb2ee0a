import type { CostObject } from '../../../src/contract/cost-center/cost-objects';
import { ExportBar } from '../../../src/element/export/ExportBar';
import { lazyPart } from '../../../src/element/host/lazy-part';
import { PagedTable } from '../../../src/element/list/PagedTable';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { isClosable, isFiltered, narrowedOf, type Manage, type ManageState } from './manage';
import { costCenterTexts } from './texts';
import type { useCostTable } from './use-cost-table';

interface Props {
  manage: Manage;
  state: ManageState;
  model: ReturnType<typeof useCostTable>;
}

// loaded on the first selection only
const CloseSelection = lazyPart(() => import('./close/CloseSelection'));

export function CostTable({ manage, state, model: { table, found } }: Props) {
  const t = useTexts(costCenterTexts);
  const rows = found.data?.costObjectList ?? [];
  const total = found.data?.total ?? 0;
  const { costKind, selected } = state;
  return (
    <>
      {total > 0 && (
        <div className="tp-list-tools">
          <ExportBar kind="costObjects" query={narrowedOf(state)} onShowFiles={manage.showDownloads} />
        </div>
      )}
      <PagedTable
        noun={t.noun(costKind)}
        found={found}
        rows={rows}
        total={total}
        rowKey={({ no }) => no}
        rowActions={(row) => <RowAction manage={manage} row={row} />}
        selection={{ selected, isSelectable: isClosable, onChange: manage.select }}
        table={table}
        state={state}
        listing={manage}
        isFiltered={isFiltered(state.filters)}
        nothing={t.nothing(costKind)}
      />
      {selected.size > 0 && (
        <CloseSelection manage={manage} chosen={rows.filter(({ no }) => selected.has(no))} />
      )}
    </>
  );
}

function RowAction({ manage, row }: { manage: Manage; row: CostObject }) {
  const t = useTexts(costCenterTexts);
  const { no, code, costState } = row;
  const isClosed = costState === 'closed';
  const text = isClosed ? t.reopen : t.edit;
  return (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      // the accessible name begins with the visible text, so that voice control finds the button
      aria-label={`${text} ${code}`}
      onClick={() =>
        manage.ask(isClosed ? { kind: 'reopen', object: row } : { kind: 'form', no, parent: undefined })
      }
    >
      {text}
    </Button>
  );
}
