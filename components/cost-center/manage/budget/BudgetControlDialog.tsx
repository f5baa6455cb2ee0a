import { useState } from 'react';
import {
  BUDGET_CONTROLS,
  queryBudgetControl,
  saveBudgetControl,
  type BudgetControl,
} from '../../../../src/contract/cost-center/budgets';
import { useCall } from '../../../../src/element/data/use-call';
import { useIntent } from '../../../../src/element/data/use-intent';
import { errorTexts } from '../../../../src/element/errors/texts';
import { isRefused } from '../../../../src/element/list/is-refused';
import { Button } from '../../../../src/ui/button/Button';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../../src/ui/feedback/SkeletonRows';
import { RadioGroup } from '../../../../src/ui/field/choice/RadioGroup';
import { Dialog } from '../../../../src/ui/overlay/Dialog';
import { ProblemBox } from '../../../../src/ui/feedback/ProblemBox';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { useSheet } from '../../../../src/ui/tokens/root';
import type { Manage } from '../manage';
import { costSavingTexts } from '../saving/texts';
import budgetCss from './cost-budget.css?inline';
import { costBudgetTexts } from './texts';

/** What is done with bookings that the budget of a cost centre does not cover: read, and set for the whole enterprise. */
export function BudgetControlDialog({ manage }: { manage: Manage }) {
  useSheet(budgetCss);
  const t = useTexts(costBudgetTexts);
  const words = useTexts(costSavingTexts);
  const errors = useTexts(errorTexts);
  const { host, endDialog } = manage;
  const { data, error, isFetching, refetch } = useCall(queryBudgetControl, {}, { staleTime: 0 });
  const saving = useIntent(saveBudgetControl);
  const [chosen, setChosen] = useState<BudgetControl>();
  const [problem, setProblem] = useState('');
  const value = chosen ?? data?.budgetControl;

  async function save(): Promise<void> {
    if (value === undefined || saving.isSending) return;
    setProblem('');
    const sent = await saving.send({ budgetControl: value });
    if (sent.kind === 'done') {
      host.notify({ as: 'toast', text: t.controlSaved, delayMs: 0 });
      endDialog();
      return;
    }
    host.report(sent.error);
    const message = errors.of(sent.error);
    setProblem(sent.kind === 'uncertain' ? words.uncertain(message) : message);
  }
  return (
    <Dialog
      title={t.control}
      size="small"
      onClose={endDialog}
      footer={
        <>
          <Button onClick={endDialog}>{words.cancel}</Button>
          {value !== undefined && (
            <Button
              variant="primary"
              loading={saving.isSending}
              loadingText={words.sending}
              onClick={() => void save()}
            >
              {words.save}
            </Button>
          )}
        </>
      }
    >
      <div className="cc-control">
        <p className="cc-hint">{t.controlHint}</p>
        {value === undefined && error && (
          <ErrorState
            message={errors.of(error)}
            retrying={isFetching}
            onRetry={isRefused(error) ? undefined : () => void refetch()}
          />
        )}
        {value === undefined && !error && <SkeletonRows rows={3} label={t.loading} />}
        {value !== undefined && (
          <RadioGroup
            label={t.control}
            layout="column"
            options={BUDGET_CONTROLS.map((one) => ({ value: one, label: t.controlName(one) }))}
            value={value}
            onChange={setChosen}
          />
        )}
        {problem !== '' && <ProblemBox>{problem}</ProblemBox>}
      </div>
    </Dialog>
  );
}
