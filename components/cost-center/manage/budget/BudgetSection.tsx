import { useId, useState } from 'react';
import { queryCostCenterBudgets, type CostCenterBudget } from '../../../../src/contract/cost-center/budgets';
import type { CostObject } from '../../../../src/contract/cost-center/cost-objects';
import { yearOf } from '../../../../src/domain/cost-center/year-budget';
import { formatPrice } from '../../../../src/domain/money/money';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { useCall } from '../../../../src/element/data/use-call';
import { errorTexts } from '../../../../src/element/errors/texts';
import { isRefused } from '../../../../src/element/list/is-refused';
import { Button } from '../../../../src/ui/button/Button';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../../src/ui/feedback/SkeletonRows';
import { Field } from '../../../../src/ui/field/Field';
import { Select } from '../../../../src/ui/field/combobox/Select';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { useSheet } from '../../../../src/ui/tokens/root';
import { BudgetBar } from '../BudgetBar';
import type { Manage } from '../manage';
import { BudgetDialog } from './BudgetDialog';
import budgetCss from './cost-budget.css?inline';
import { costBudgetTexts } from './texts';
import { now } from '../../../../src/domain/clock';

interface Props {
  manage: Manage;
  object: CostObject;
}

/** Remaining budget of the year and the month; users who may set budgets also see the months. */
export function BudgetSection({ manage, object }: Props) {
  useSheet(budgetCss);
  const t = useTexts(costBudgetTexts);
  const titleId = useId();
  const { yearBudget, monthBudget } = object;
  return (
    <section className="tp-detail-card" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.title}</h3>
      <div className="cc-bars">
        {yearBudget && (
          <div>
            <h4>{t.thisYear}</h4>
            <BudgetBar use={yearBudget} />
          </div>
        )}
        {monthBudget && (
          <div>
            <h4>{t.thisMonth}</h4>
            <BudgetBar use={monthBudget} />
          </div>
        )}
      </div>
      <YearMonths manage={manage} object={object} />
    </section>
  );
}

/** Renders nothing when the gateway refuses the budgets to the user. */
function YearMonths({ manage, object }: Props) {
  const t = useTexts(costBudgetTexts);
  const errors = useTexts(errorTexts);
  const [thisYear] = useState(() => Number(shanghaiDate(now()).slice(0, 4)));
  const [year, setYear] = useState(thisYear);
  const [isSetting, setSetting] = useState(false);
  const titleId = useId();
  const { data, error, isFetching, refetch } = useCall(
    queryCostCenterBudgets,
    { budgetYear: year, costCenterNOList: [object.no] },
    { quiet: true },
  );
  if (!data && isRefused(error)) return null;
  const budget = data?.budgetList.find(({ costCenterNO }) => costCenterNO === object.no);
  return (
    <section className="cc-year" aria-labelledby={titleId}>
      <div className="cc-year-head">
        <h4 id={titleId}>{t.byMonth}</h4>
        <Field label={t.year} layout="beside">
          <Select
            value={year}
            options={[thisYear - 1, thisYear, thisYear + 1].map((value) => ({
              value,
              label: t.yearName(value),
            }))}
            onChange={setYear}
          />
        </Field>
        {budget && object.costState !== 'closed' && (
          <Button aria-haspopup="dialog" onClick={() => setSetting(true)}>
            {t.set}
          </Button>
        )}
      </div>
      {!data && error && (
        <ErrorState
          message={t.failed(errors.of(error))}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows rows={2} label={t.loading} />}
      {data && <Months amounts={budget?.monthAmountList ?? null} year={year} />}
      {isSetting && budget && (
        <BudgetDialog
          manage={manage}
          budgetYear={year}
          budget={budget}
          isFetching={isFetching}
          onClose={() => setSetting(false)}
        />
      )}
    </section>
  );
}

function Months({ amounts, year }: { amounts: CostCenterBudget['monthAmountList']; year: number }) {
  const t = useTexts(costBudgetTexts);
  if (!amounts) return <p className="cc-hint">{t.none(year)}</p>;
  return (
    <>
      <dl className="cc-months">
        {amounts.map((fen, at) => (
          <div key={t.month(at + 1)}>
            <dt>{t.month(at + 1)}</dt>
            <dd>{formatPrice(fen)}</dd>
          </div>
        ))}
      </dl>
      <p className="cc-months-sum">{t.yearSum(formatPrice(yearOf(amounts) ?? 0))}</p>
    </>
  );
}
