import type { BodyOf } from '../../../src/contract/call';
import type { queryBudgetForecasts } from '../../../src/contract/cost-center/budgets';
import type { AreaAnswers } from '../../support/components/samples';
import { costAnswers } from './cost-samples';
import { importAnswers } from './import-samples';

const forecasts = ({ forecastGroup }: BodyOf<typeof queryBudgetForecasts>) => ({
  total: 1,
  budgetYear: 2026,
  forecastList: [
    forecastGroup === 'department'
      ? { no: 'D01', name: '研发部', budget: null, used: 900_000, held: 0, forecast: 1_080_000 }
      : { no: 'E001C1', name: '研发费用', budget: 1_000_000, used: 900_000, held: 5000, forecast: 1_090_000 },
  ],
});

export const answers: AreaAnswers = () => ({
  ...costAnswers(),
  ...importAnswers(),
  queryBudgetForecasts: forecasts,
});
