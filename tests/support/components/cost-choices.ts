import type { BodyOf, ResultOf } from '../../../src/contract/call';
import type { queryCostChoices, queryCostNames } from '../../../src/contract/cost-center/choices';
import type { CostKind } from '../../../src/contract/cost-center/cost-objects';
import type { OrderFormInfo } from '../../../src/contract/travellers/travellers';
import type { within } from './act';
import { setValue } from './act';
import { until, type Answers } from './fake-runtime';

type Lists = Pick<OrderFormInfo, 'costCenterList' | 'accountingEntityList' | 'projectList'>;

/**
 * Answers with these choices, found by name, number and the pinyin of the usual samples. All of them can be resolved by
 * number.
 */
export function costChoiceAnswers(lists: Lists): Answers {
  const of: Record<CostKind, Lists['costCenterList']> = {
    costCenter: lists.costCenterList,
    accountingEntity: lists.accountingEntityList,
    project: lists.projectList,
  };
  const rows = (costKind: CostKind) => of[costKind].map(({ no, name }) => ({ no, name, code: no }));
  return {
    queryCostChoices: ({
      costKind,
      keyword = '',
    }: BodyOf<typeof queryCostChoices>): ResultOf<typeof queryCostChoices> => {
      const wanted = keyword.toLowerCase();
      const choiceList = rows(costKind).filter(
        ({ no, name }) =>
          name.includes(keyword) ||
          no.toLowerCase().includes(wanted) ||
          (name === '销售费用' && 'xiaoshoufeiyong'.includes(wanted)),
      );
      return { total: choiceList.length, choiceList };
    },
    queryCostNames: ({
      costKind,
      noList,
    }: BodyOf<typeof queryCostNames>): ResultOf<typeof queryCostNames> => ({
      choiceList: rows(costKind).filter(({ no }) => noList.includes(no)),
    }),
  };
}

/** Searches a choice by name in a field and takes it. */
export async function chooseCost(act: ReturnType<typeof within>, label: string, name: string): Promise<void> {
  const field = act.field(label) as HTMLInputElement;
  field.focus();
  setValue(field, name);
  const option = () =>
    [...act.root.querySelectorAll<HTMLElement>('[role=option]')].find((one) =>
      one.textContent?.startsWith(name),
    );
  await until(option, `${name} among the options`);
  option()?.click();
  await until(() => act.root.querySelector('[role=option]') === null, 'the list closes');
}
