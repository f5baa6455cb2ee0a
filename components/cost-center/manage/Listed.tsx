import FileUp from 'lucide-react/icons/file-up';
import Plus from 'lucide-react/icons/plus';
import { COST_KINDS, queryCostObjects } from '../../../src/contract/cost-center/cost-objects';
import { COMMON_FAULTS } from '../../../src/contract/faults';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isGatewayError } from '../../../src/element/host/host';
import { lazyPart } from '../../../src/element/host/lazy-part';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { Tabs } from '../../../src/ui/layout/tabs/Tabs';
import listPageCss from '../../../src/ui/table/list/list-page.css?inline';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useSheet } from '../../../src/ui/tokens/root';
import { CostFilterBar } from './CostFilterBar';
import { CostTable } from './CostTable';
import type { Manage, ManageState } from './manage';
import { costCenterTexts } from './texts';
import { levelQuery } from './tree/level-query';
import { useCostTable } from './use-cost-table';
import { viewOf, viewsOf } from './views';

const BudgetForecasts = lazyPart(() => import('./budget/BudgetForecasts'));
const CostTree = lazyPart(() => import('./tree/CostTree'));

interface Props {
  manage: Manage;
  state: ManageState;
}

/** All objects of one kind, as a list or as trees. Users without the right see the reason. */
export function Listed({ manage, state }: Props) {
  // the tree has no table that would load this sheet
  useSheet(listPageCss);
  const t = useTexts(costCenterTexts);
  const errors = useTexts(errorTexts);
  const { costKind } = state;
  const view = viewOf(state);
  const model = useCostTable(manage, state);
  const top = useCall(queryCostObjects, view === 'tree' ? levelQuery(costKind, '', 1) : undefined);
  const { error } = view === 'tree' ? top : model.found;
  if (isGatewayError(error) && error.code === COMMON_FAULTS.forbidden.code) {
    return <ErrorState message={errors.of(error)} />;
  }
  return (
    <Tabs
      label={t.kinds}
      tabs={COST_KINDS.map((kind) => ({ value: kind, label: t.kind(kind) }))}
      value={costKind}
      onChange={manage.showKind}
    >
      <div className="tp-list-page">
        <Tools manage={manage} state={state} />
        {view === 'budget' && <BudgetForecasts manage={manage} />}
        {view === 'list' && (
          <>
            {/* the key resets the typed keyword when the kind changes */}
            <CostFilterBar key={costKind} manage={manage} />
            <CostTable manage={manage} state={state} model={model} />
          </>
        )}
        {view === 'tree' && <CostTree key={costKind} manage={manage} state={state} />}
      </div>
    </Tabs>
  );
}

function Tools({ manage, state }: Props) {
  const t = useTexts(costCenterTexts);
  const { costKind } = state;
  return (
    <div className="cc-tools">
      <Segmented
        label={t.view}
        value={viewOf(state)}
        options={viewsOf(costKind).map((value) => ({ value, label: t.viewName(value) }))}
        onChange={manage.showAs}
      />
      <div className="cc-acts">
        {costKind === 'costCenter' && (
          <Button aria-haspopup="dialog" onClick={() => manage.ask({ kind: 'budget-control' })}>
            {t.budgetControl}
          </Button>
        )}
        <Button icon={<FileUp />} onClick={manage.showImport}>
          {t.import}
        </Button>
        <Button
          variant="primary"
          icon={<Plus />}
          aria-haspopup="dialog"
          onClick={() => manage.ask({ kind: 'form', no: '', parent: undefined })}
        >
          {t.add(costKind)}
        </Button>
      </div>
    </div>
  );
}
