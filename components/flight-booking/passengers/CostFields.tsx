import type { CostChoice } from '../../../src/contract/flight-booking/booking';
import type { Choice, OrderFormInfo } from '../../../src/contract/travellers/travellers';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/Select';

interface Props {
  info: OrderFormInfo;
  cost: CostChoice;
  error?: string | undefined;
  onChange(cost: CostChoice): void;
}

const NO_PROJECT = { value: '', label: '不关联项目' };
const optionsOf = (list: readonly Choice[]) => list.map(({ no, name }) => ({ value: no, label: name }));

/** Who bears the costs, from the enterprise's own lists. */
export function CostFields({ info, cost, error, onChange }: Props) {
  return (
    <>
      <Field label="成本中心" required error={error}>
        <Select
          value={cost.costCenterNo}
          options={optionsOf(info.costCenterList)}
          onChange={(costCenterNo) => onChange({ ...cost, costCenterNo })}
        />
      </Field>
      <Field label="核算主体" required>
        <Select
          value={cost.accountingEntityNo}
          options={optionsOf(info.accountingEntityList)}
          onChange={(accountingEntityNo) => onChange({ ...cost, accountingEntityNo })}
        />
      </Field>
      <Field label="费用部门" required>
        <Select
          value={cost.deptNo}
          options={optionsOf(info.departmentList)}
          onChange={(deptNo) => onChange({ ...cost, deptNo })}
        />
      </Field>
      <Field label="项目">
        <Select
          value={cost.projectNo}
          options={[NO_PROJECT, ...optionsOf(info.projectList)]}
          onChange={(projectNo) => onChange({ ...cost, projectNo })}
        />
      </Field>
    </>
  );
}
