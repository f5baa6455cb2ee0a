import type { FormFields } from '../../../../src/contract/approval/trip';
import { legProblems, missingFields, type LegProblem } from '../../../../src/domain/approval/trip';
import { fenOf } from '../../../../src/domain/money/money';
import { isCalendarDate } from '../../../../src/domain/shanghai-time';
import type { Problems } from '../../../../src/ui/form/create-form';
import { fieldOf, REASON_LENGTH, requestDays, type RequestDraft } from './draft';
import { legOf, type LegEntry } from '../legs/leg-entry';
import type { RequestTexts } from '../texts';

/** Problems of a draft by field, as displayed. The contract's schema is checked after it. */
export function checkRequest(
  draft: RequestDraft,
  form: FormFields,
  today: string,
  t: RequestTexts,
): Problems {
  const { purposeCode, reason, travellers, legs } = draft;
  const isChange = draft.change !== null;
  const missing = missingFields(form, {
    budget: legs.every(({ budget }) => budget !== ''),
    costCenter: draft.costCenterNo !== '',
    accountingEntity: draft.accountingEntityNo !== '',
    // a changed trip keeps its former files, and only the gateway knows whether it has any
    files: isChange || draft.files.length > 0,
  });
  return {
    ...(purposeCode === '' ? { purposeCode: t.missingPurpose } : {}),
    ...checkReason(reason.trim(), t),
    ...checkLegs(legs, t),
    ...Object.assign({}, ...legs.map((leg, at) => checkLeg(leg, at, { form, today, isChange }, t))),
    ...(travellers.length === 0 ? { travellers: t.missingTraveller } : {}),
    ...(missing.includes('costCenter') ? { costCenterNo: t.missingCostCenter } : {}),
    ...(missing.includes('accountingEntity') ? { accountingEntityNo: t.missingEntity } : {}),
    ...(missing.includes('files') ? { files: t.missingFiles } : {}),
    ...(draft.filesOf !== '' && form.files !== 'hidden' ? { files: t.filesUnderWay } : {}),
  };
}

function checkReason(reason: string, t: RequestTexts): Problems {
  if (reason === '') return { reason: t.missingReason };
  return reason.length > REASON_LENGTH ? { reason: t.longReason(REASON_LENGTH) } : {};
}

/** Problems between the fields of a leg, and between legs. */
function checkLegs(legs: readonly LegEntry[], t: RequestTexts): Problems {
  const words: Readonly<Record<LegProblem, string>> = {
    sameCity: t.sameCity,
    endBeforeBegin: t.endBeforeBegin,
    outOfOrder: t.outOfOrder,
    budgetMissing: t.partBudget,
  };
  const found = legProblems(legs.map(legOf));
  return Object.fromEntries(
    found.map(({ at, field, problem }) => [fieldOf(`legs.${at}.${field}`), words[problem]]),
  );
}

/** Problems of the single fields of a leg. */
function checkLeg(
  leg: LegEntry,
  at: number,
  { form, today, isChange }: { form: FormFields; today: string; isChange: boolean },
  t: RequestTexts,
): Problems {
  const { depCity, arrCity, beginDate, endDate, budget } = leg;
  const { max } = requestDays(today);
  const problems: Record<string, string> = {};
  const say = (field: keyof LegEntry, words: string) => (problems[`legs.${at}.${field}`] = words);
  if (depCity.cityCode === '') say('depCity', t.missingDepCity);
  if (arrCity.cityCode === '') say('arrCity', t.missingArrCity);
  if (!isCalendarDate(beginDate)) say('beginDate', t.missingBegin);
  // a trip under way may be changed, so its begin may lie in the past
  else if (beginDate < today && !isChange) say('beginDate', t.pastBegin);
  else if (beginDate > max) say('beginDate', t.tooFar);
  if (!isCalendarDate(endDate)) say('endDate', t.missingEnd);
  else if (endDate < today && endDate >= beginDate && !isChange) say('endDate', t.pastEnd);
  else if (endDate > max) say('endDate', t.tooFar);
  if (form.budget !== 'hidden' && budget !== '' && !fenOf(budget)) say('budget', t.wrongBudget);
  if (form.budget === 'required' && budget === '') say('budget', t.missingBudget);
  return problems;
}
