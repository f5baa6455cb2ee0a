import type { CostChoice } from '../../../src/contract/flight-booking/booking';
import type { Choice, OrderFormInfo } from '../../../src/contract/travellers/travellers';

const nameIn = (list: readonly Choice[], wanted: string): string =>
  list.find(({ no }) => no === wanted)?.name ?? '';

/** Who bears the costs by name: cost centre, accounting entity, department, project, as far as they are chosen. */
export const costText = (info: OrderFormInfo, cost: CostChoice): string =>
  [
    nameIn(info.costCenterList, cost.costCenterNo),
    nameIn(info.accountingEntityList, cost.accountingEntityNo),
    nameIn(info.departmentList, cost.deptNo),
    nameIn(info.projectList, cost.projectNo),
  ]
    .filter(Boolean)
    .join(' / ');
