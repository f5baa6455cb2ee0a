import { saveCostCenterBudget, type CostCenterBudget } from '../../../../src/contract/cost-center/budgets';
import { COST_CENTER_FAULTS } from '../../../../src/contract/cost-center/faults';
import { errorTexts } from '../../../../src/element/errors/texts';
import { isGatewayError } from '../../../../src/element/host/host';
import {
  createFormSubmission,
  type SubmissionFailure,
} from '../../../../src/element/submission/form-submission';
import { createForm, type Problems } from '../../../../src/ui/form/create-form';
import { costProblemTexts, type CostProblemTexts } from '../form/problems/texts';
import { problemText, schemaProblems } from '../form/schema-problems';
import type { Manage } from '../manage';
import { amountsOf, draftOf, fieldOf, setAs, type BudgetDraft, type How } from './budget-draft';
import { costBudgetTexts } from './texts';

export type BudgetForm = ReturnType<typeof createBudgetForm>;

/** Form that replaces the budget of a cost centre for a year, based on the one that was read. */
export function createBudgetForm(
  { host }: Manage,
  read: CostCenterBudget,
  budgetYear: number,
  onSaved: () => void,
) {
  const { costCenterNO } = read;
  let basedOn = read.revision;
  const first = draftOf(read.monthAmountList);
  const texts = () => host.texts(costBudgetTexts);
  const problems = () => host.texts(costProblemTexts);
  const body = (draft: BudgetDraft) => ({
    costCenterNO,
    budgetYear,
    // the check reports an empty month
    monthAmountList: amountsOf(draft)?.map((fen) => fen ?? 0) ?? null,
    basedOn,
  });
  const form = createForm({
    values: first,
    schema: saveCostCenterBudget.body,
    body,
    check: (draft: BudgetDraft) => ({
      ...schemaProblems(saveCostCenterBudget.body, body(draft), {
        fieldOf: (path) => fieldOf(path, draft),
        t: problems(),
      }),
      ...missingIn(draft, problems()),
    }),
    fieldOf: (path): string => fieldOf(path, form.values()),
  });
  const sending = createFormSubmission(host, saveCostCenterBudget, {
    form,
    say: (message) => host.texts(errorTexts).say(problemText(message, problems())),
    onDone() {
      host.notify({ as: 'toast', text: texts().saved, delayMs: 0 });
      host.track('cost-budget-saved');
      onSaved();
      host.emit('tp-cost-budget-saved', { costCenterNO, budgetYear });
    },
  });

  return {
    ...sending,
    form,
    isChanged: () => JSON.stringify(body(form.values())) !== JSON.stringify({ ...body(first), basedOn }),
    setAs: (how: How) => form.edit(setAs(form.values(), how)),
    /** True when another user has set the budget since it was read. */
    isOutdated: ({ error }: SubmissionFailure): boolean =>
      isGatewayError(error) && error.code === COST_CENTER_FAULTS.budgetChanged.code,
    /** Overwrites the version that another user has saved since. */
    saveOver(latest: CostCenterBudget): Promise<void> {
      basedOn = latest.revision;
      return sending.submit();
    },
  };
}

function missingIn({ how, year, months }: BudgetDraft, t: CostProblemTexts): Problems {
  if (how === 'none') return {};
  const isMissing = amountsOf({ how, year, months })?.map((fen) => fen === undefined) ?? [];
  if (how === 'even') return isMissing[0] ? { year: t.noAmount } : {};
  return Object.fromEntries(
    isMissing.flatMap((missing, at) => (missing ? [[`months.${at}.amount`, t.noAmount]] : [])),
  );
}
