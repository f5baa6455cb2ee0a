import { useState } from 'react';
import {
  FORECAST_GROUPS,
  queryBudgetForecasts,
  type BudgetForecast,
  type ForecastGroup,
} from '../../../../src/contract/cost-center/budgets';
import { formatPrice } from '../../../../src/domain/money/money';
import { createListStore, LATEST_FIRST, type Filters } from '../../../../src/element/list/list-store';
import { listPage } from '../../../../src/element/list-page/list-page';
import { Tag } from '../../../../src/ui/feedback/Tag';
import { Segmented } from '../../../../src/ui/field/choice/Segmented';
import type { Column } from '../../../../src/ui/table/DataTable';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Manage } from '../manage';
import { costBudgetTexts, type CostBudgetTexts } from './texts';

type ForecastFilters = Filters<{ forecastGroup: ForecastGroup }>;
type Listing = ReturnType<typeof createListing>;

const createListing = () =>
  createListStore<ForecastFilters, BudgetForecast>({ none: { keyword: '' }, sort: LATEST_FIRST });

const List = listPage(
  queryBudgetForecasts,
  { t: costBudgetTexts },
  {
    path: '/costCenter/dataManage/forecasts',
    isApart: true,
    words: ({ t }) => ({ noun: t.forecasts, nothing: t.noForecasts }),
    ask: ({ forecastGroup = 'costCenter' }: ForecastFilters) => ({ forecastGroup }),
    rows: ({ forecastList }) => forecastList,
    rowKey: ({ no }) => no,
    columns: ({ t }, _listing: Listing) => columnsOf(t),
    exports: { kind: 'budgetForecasts' },
    Above,
  },
);

/** Budgets of this year with the spending and its forecast to the end, by cost centre or department. */
export default function BudgetForecasts({ manage }: { manage: Manage }) {
  const [listing] = useState(createListing);
  return <List listing={listing} of={listing} onShowFiles={manage.showDownloads} />;
}

function Above({ of: listing, filters }: { of: Listing; filters: ForecastFilters }) {
  const t = useTexts(costBudgetTexts);
  return (
    <>
      <div>
        <Segmented
          label={t.forecastGroup}
          value={filters.forecastGroup ?? 'costCenter'}
          options={FORECAST_GROUPS.map((value) => ({ value, label: t.forecastNoun(value) }))}
          onChange={(forecastGroup) => listing.filter({ forecastGroup })}
        />
      </div>
      <p className="cc-hint">{t.forecastMethod}</p>
    </>
  );
}

function columnsOf(t: CostBudgetTexts): Column<BudgetForecast>[] {
  const fen = (amount: number | null, none: string) => (amount === null ? none : formatPrice(amount));
  return [
    { id: 'name', header: t.name, card: 'title', width: 180, oneLine: true, cell: ({ name }) => name },
    { id: 'no', header: t.no, card: 'number', width: 120, givesWay: 1, cell: ({ no }) => no },
    {
      id: 'budget',
      header: t.yearBudget,
      numeric: true,
      width: 130,
      cell: ({ budget }) => fen(budget, t.noneSet),
    },
    { id: 'used', header: t.usedAmount, numeric: true, width: 130, cell: ({ used }) => formatPrice(used) },
    { id: 'held', header: t.heldAmount, numeric: true, width: 110, cell: ({ held }) => formatPrice(held) },
    {
      id: 'forecast',
      header: t.forecast,
      numeric: true,
      width: 200,
      cell: ({ forecast, budget }) => (
        <span className="cc-forecast">
          {forecast !== null && budget !== null && forecast > budget && (
            <Tag tone="blocked">{t.over(formatPrice(forecast - budget))}</Tag>
          )}
          {fen(forecast, t.noYet)}
        </span>
      ),
    },
  ];
}
