import type { CostChoice } from '../../../src/contract/flight-booking/booking';
import type { Choice, OrderFormInfo } from '../../../src/contract/travellers/travellers';

const nameIn = (list: readonly Choice[], wanted: string): string =>
  list.find(({ no }) => no === wanted)?.name ?? '';

/** Who bears the costs by name, as far as they are chosen. */
export const costNames = (
  info: OrderFormInfo,
  cost: CostChoice,
): { what: 'costCenter' | 'accountingEntity' | 'costDept' | 'project'; name: string }[] =>
  (
    [
      { what: 'costCenter', name: nameIn(info.costCenterList, cost.costCenterNo) },
      { what: 'accountingEntity', name: nameIn(info.accountingEntityList, cost.accountingEntityNo) },
      { what: 'costDept', name: nameIn(info.departmentList, cost.deptNo) },
      { what: 'project', name: nameIn(info.projectList, cost.projectNo) },
    ] as const
  ).filter(({ name }) => name !== '');

/** The same in one line. */
export const costText = (info: OrderFormInfo, cost: CostChoice): string =>
  costNames(info, cost)
    .map(({ name }) => name)
    .join(' / ');
