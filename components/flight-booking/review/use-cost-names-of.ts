import type { CostChoice } from '../../../src/contract/flight-booking/booking';
import type { OrderFormInfo } from '../../../src/contract/travellers/travellers';
import { useCostNames } from '../../../src/element/cost-choice/use-cost-names';

interface CostName {
  what: 'costCenter' | 'accountingEntity' | 'costDept' | 'project';
  name: string;
}

const NONE: CostChoice = { costCenterNo: '', accountingEntityNo: '', deptNo: '', projectNo: '' };

/** Names of the chosen cost attribution; empty for undefined. */
export function useCostNamesOf(info: OrderFormInfo | undefined, cost: CostChoice | undefined): CostName[] {
  const { costCenterNo, accountingEntityNo, deptNo, projectNo } = (info && cost) ?? NONE;
  const costCenter = useCostNames('costCenter', [costCenterNo], info?.costCenterList);
  const accountingEntity = useCostNames('accountingEntity', [accountingEntityNo], info?.accountingEntityList);
  const project = useCostNames('project', [projectNo], info?.projectList);
  const names: CostName[] = [
    { what: 'costCenter', name: costCenter(costCenterNo) },
    { what: 'accountingEntity', name: accountingEntity(accountingEntityNo) },
    { what: 'costDept', name: info?.departmentList.find(({ no }) => no === deptNo)?.name ?? '' },
    { what: 'project', name: project(projectNo) },
  ];
  return names.filter(({ name }) => name !== '');
}
