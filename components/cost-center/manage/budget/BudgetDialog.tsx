import { useState } from 'react';
import { useStore } from 'zustand';
import type { CostCenterBudget } from '../../../../src/contract/cost-center/budgets';
import { yearOf } from '../../../../src/domain/cost-center/year-budget';
import { filterMoneyInput, formatPrice } from '../../../../src/domain/money/money';
import { FormDialog } from '../../../../src/element/submission/FormDialog';
import { SubmissionProblem } from '../../../../src/element/submission/SubmissionProblem';
import { Button } from '../../../../src/ui/button/Button';
import { Field } from '../../../../src/ui/field/Field';
import { Segmented } from '../../../../src/ui/field/choice/Segmented';
import { TextInput } from '../../../../src/ui/field/text/TextInput';
import { FormField, useFormField } from '../../../../src/ui/form/FormField';
import { useRowErrors } from '../../../../src/ui/form/use-row-errors';
import { ProblemBox } from '../../../../src/ui/feedback/ProblemBox';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Manage } from '../manage';
import { costSavingTexts } from '../saving/texts';
import { amountsOf, HOWS } from './budget-draft';
import { createBudgetForm, type BudgetForm } from './budget-form';
import { costBudgetTexts } from './texts';

interface Props {
  manage: Manage;
  budgetYear: number;
  /** Latest budget. The draft is based on the first one read until the gateway refuses it. */
  budget: CostCenterBudget;
  isFetching: boolean;
  onClose(): void;
}

/** Sets the budget of a year: divided evenly, by month, or none. */
export function BudgetDialog({ manage, budgetYear, budget, isFetching, onClose }: Props) {
  const t = useTexts(costBudgetTexts);
  const words = useTexts(costSavingTexts);
  const [budgeting] = useState(() => createBudgetForm(manage, budget, budgetYear, onClose));
  return (
    <FormDialog
      title={t.dialogTitle(budget.costCenterName, budgetYear)}
      submitText={words.save}
      sending={budgeting}
      isChanged={budgeting.isChanged}
      words={words}
      problem={<Problem budgeting={budgeting} budget={budget} isFetching={isFetching} />}
      onClose={onClose}
    >
      <Amounts budgeting={budgeting} />
    </FormDialog>
  );
}

function Amounts({ budgeting }: { budgeting: BudgetForm }) {
  const t = useTexts(costBudgetTexts);
  const { value: how } = useFormField(budgeting.form, 'how');
  const names = { even: t.even, months: t.months, none: t.noBudget };
  return (
    <>
      <Field label={t.how}>
        <Segmented
          value={how}
          options={HOWS.map((value) => ({ value, label: names[value] }))}
          onChange={budgeting.setAs}
        />
      </Field>
      {how === 'even' && <Year budgeting={budgeting} />}
      {how === 'months' && <Months budgeting={budgeting} />}
      {how === 'none' && <p className="cc-hint">{t.noBudgetHint}</p>}
    </>
  );
}

function Year({ budgeting: { form } }: { budgeting: BudgetForm }) {
  const t = useTexts(costBudgetTexts);
  const { value } = useFormField(form, 'year');
  const amounts = amountsOf({ ...form.values(), how: 'even', year: value });
  const [month] = amounts ?? [];
  const last = amounts?.at(-1);
  const helper =
    month === undefined || last === undefined
      ? t.evenEmpty
      : t.evenHint(formatPrice(month), formatPrice(last));
  return (
    <FormField form={form} name="year" label={t.yearAmount} required helper={helper}>
      {(control) => (
        <TextInput
          value={control.value}
          inputMode="decimal"
          suffix={t.yuan}
          onChange={(typed) => control.onChange(filterMoneyInput(typed))}
        />
      )}
    </FormField>
  );
}

function Months({ budgeting: { form } }: { budgeting: BudgetForm }) {
  const t = useTexts(costBudgetTexts);
  const { value } = useFormField(form, 'months');
  const errorAt = useRowErrors(form, 'months');
  const sum = yearOf(amountsOf({ ...form.values(), how: 'months', months: value }) ?? []);
  return (
    <>
      <div className="cc-months-form">
        {value.map(({ amount }, at) => (
          // the months of a year never change places
          <Field key={t.month(at + 1)} label={t.month(at + 1)} required error={errorAt(at, 'amount')}>
            <TextInput
              value={amount}
              inputMode="decimal"
              suffix={t.yuan}
              onChange={(typed) => form.editRow('months', at, { amount: filterMoneyInput(typed) })}
            />
          </Field>
        ))}
      </div>
      <p role="status" className="cc-months-sum">
        {sum === undefined ? t.sumUnknown : t.sum(formatPrice(sum))}
      </p>
    </>
  );
}

interface ProblemProps {
  budgeting: BudgetForm;
  budget: CostCenterBudget;
  isFetching: boolean;
}

function Problem({ budgeting, budget, isFetching }: ProblemProps) {
  const t = useTexts(costBudgetTexts);
  const words = useTexts(costSavingTexts);
  const { problem } = useStore(budgeting.store);
  if (!problem) return null;
  if (budgeting.isOutdated(problem)) {
    const { monthAmountList } = budget;
    const theirs = monthAmountList && yearOf(monthAmountList);
    return (
      <ProblemBox>
        <p>{t.changed}</p>
        {!isFetching && <p>{typeof theirs === 'number' ? t.theirs(formatPrice(theirs)) : t.theirsNone}</p>}
        <Button size="small" loading={isFetching} onClick={() => void budgeting.saveOver(budget)}>
          {t.saveOver}
        </Button>
      </ProblemBox>
    );
  }
  return <SubmissionProblem problem={problem} words={words} />;
}
