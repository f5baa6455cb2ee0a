import type { CostChoice } from '../../../src/contract/flight-booking/booking';
import type { Choice, OrderFormInfo } from '../../../src/contract/travellers/travellers';
import { CostChoiceCombobox } from '../../../src/element/cost-choice/CostChoiceCombobox';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { flightPassengerTexts } from './texts';

interface Props {
  info: OrderFormInfo;
  cost: CostChoice;
  error?: string | undefined;
  onChange(cost: CostChoice): void;
}

const optionsOf = (list: readonly Choice[]) => list.map(({ no, name }) => ({ value: no, label: name }));

/** Fields of cost centre and the like, with a search among those open to the user. */
export function CostFields({ info, cost, error, onChange }: Props) {
  const t = useTexts(flightPassengerTexts);
  return (
    <>
      <Field label={t.costCentre} required error={error}>
        <CostChoiceCombobox
          costKind="costCenter"
          value={cost.costCenterNo}
          known={info.costCenterList}
          onChange={(costCenterNo) => onChange({ ...cost, costCenterNo })}
        />
      </Field>
      <Field label={t.accountingEntity} required>
        <CostChoiceCombobox
          costKind="accountingEntity"
          value={cost.accountingEntityNo}
          known={info.accountingEntityList}
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
        <CostChoiceCombobox
          costKind="project"
          value={cost.projectNo}
          known={info.projectList}
          placeholder={t.noProject}
          onChange={(projectNo) => onChange({ ...cost, projectNo })}
        />
      </Field>
    </>
  );
}
