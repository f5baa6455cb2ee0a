import type { CostChoice } from '../../../src/contract/flight-booking/booking';
import type { Choice, OrderFormInfo } from '../../../src/contract/travellers/travellers';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/Select';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { flightPassengerTexts } from './texts';

interface Props {
  info: OrderFormInfo;
  cost: CostChoice;
  error?: string | undefined;
  onChange(cost: CostChoice): void;
}

const optionsOf = (list: readonly Choice[]) => list.map(({ no, name }) => ({ value: no, label: name }));

/** Who bears the costs, from the enterprise's own lists. */
export function CostFields({ info, cost, error, onChange }: Props) {
  const t = useTexts(flightPassengerTexts);
  return (
    <>
      <Field label={t.costCentre} required error={error}>
        <Select
          value={cost.costCenterNo}
          options={optionsOf(info.costCenterList)}
          onChange={(costCenterNo) => onChange({ ...cost, costCenterNo })}
        />
      </Field>
      <Field label={t.accountingEntity} required>
        <Select
          value={cost.accountingEntityNo}
          options={optionsOf(info.accountingEntityList)}
          onChange={(accountingEntityNo) => onChange({ ...cost, accountingEntityNo })}
        />
      </Field>
      <Field label={t.department} required>
        <Select
          value={cost.deptNo}
          options={optionsOf(info.departmentList)}
          onChange={(deptNo) => onChange({ ...cost, deptNo })}
        />
      </Field>
      <Field label={t.project}>
        <Select
          value={cost.projectNo}
          options={[{ value: '', label: t.noProject }, ...optionsOf(info.projectList)]}
          onChange={(projectNo) => onChange({ ...cost, projectNo })}
        />
      </Field>
    </>
  );
}
