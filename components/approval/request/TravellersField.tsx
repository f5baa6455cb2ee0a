import X from 'lucide-react/icons/x';
import { useDeferredValue, useState } from 'react';
import { queryStaffInfoVagueForCloud, type StaffTraveller } from '../../../src/contract/staff';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { useCall } from '../../../src/element/data/use-call';
import { Combobox } from '../../../src/ui/field/Combobox';
import { Field } from '../../../src/ui/field/Field';
import { IconButton } from '../../../src/ui/button/IconButton';
import { useFormField } from '../../../src/ui/form/FormField';
import { MOST_TRAVELLERS, type Traveller } from './draft';
import type { Requesting } from './requesting';

interface Props {
  travellers: readonly Traveller[];
  onChange(travellers: readonly Traveller[]): void;
}

/** Who travels: oneself, and by right colleagues, found by what is typed. */
export function TravellersField({ form }: Pick<Requesting, 'form'>) {
  const { value: travellers, error, onChange } = useFormField(form, 'travellers');
  const [keyword, setKeyword] = useState('');
  const [isOpen, setOpen] = useState(false);
  const wanted = useDeferredValue(keyword.trim());
  const rights = useCall(queryOrderFormInfo, {});
  const found = useCall(queryStaffInfoVagueForCloud, isOpen ? { keyword: wanted } : undefined);
  const isFull = travellers.length >= MOST_TRAVELLERS;
  const options = (found.data?.staffList ?? []).filter(
    ({ staffNO }) => !travellers.some((traveller) => traveller.staffNO === staffNO),
  );
  // who may not ask for colleagues still finds themselves, should they have taken themselves out
  const helper = isFull
    ? `最多${MOST_TRAVELLERS}位出行人`
    : rights.data?.canBookColleagues === false
      ? '您只能为自己申请'
      : `支持姓名、拼音、工号、手机号；还可添加${MOST_TRAVELLERS - travellers.length}人`;
  return (
    <fieldset className="tr-group">
      <legend>出行人</legend>
      <Chosen travellers={travellers} onChange={onChange} />
      <Field label="添加出行人" required={travellers.length === 0} error={error} helper={helper}>
        <Combobox<StaffTraveller>
          value={null}
          disabled={isFull}
          groups={[{ options }]}
          onFocus={() => setOpen(true)}
          onQueryChange={setKeyword}
          onChange={(staff) => {
            if (!staff) return;
            const { staffNO, staffName, deptName } = staff;
            onChange([...travellers, { staffNO, staffName, deptName }]);
          }}
          optionKey={({ staffNO }) => staffNO}
          optionText={({ staffName }) => staffName}
          renderOption={(staff) => <StaffOption staff={staff} />}
          loading={found.isPending || keyword.trim() !== wanted}
          failure={found.isError ? { text: '查找失败', retry: () => void found.refetch() } : undefined}
          emptyText="没有可添加的同事，请换个关键字"
          placeholder="输入关键字查找"
        />
      </Field>
    </fieldset>
  );
}

function StaffOption({ staff: { staffName, staffNO, deptName } }: { staff: StaffTraveller }) {
  return (
    <span className="tr-staff">
      <span className="tr-staff-name">{staffName}</span>
      <span className="tr-staff-dept">{deptName}</span>
      <span className="tr-staff-dept">{staffNO}</span>
    </span>
  );
}

function Chosen({ travellers, onChange }: Props) {
  if (travellers.length === 0) return null;
  return (
    <ul className="tr-chosen" aria-label="已选出行人">
      {travellers.map(({ staffNO, staffName, deptName }) => (
        <li key={staffNO}>
          <span className="tr-chosen-name" title={staffName}>
            {staffName}
          </span>
          <span className="tr-chosen-dept" title={deptName}>
            {deptName}
          </span>
          <IconButton
            label={`移除 ${staffName}`}
            size="small"
            icon={<X />}
            onClick={(event) => {
              // what was pressed goes away: on at its neighbour
              const item = event.currentTarget.closest('li');
              const next = item?.nextElementSibling ?? item?.previousElementSibling;
              next?.querySelector<HTMLElement>('button')?.focus();
              onChange(travellers.filter((other) => other.staffNO !== staffNO));
            }}
          />
        </li>
      ))}
    </ul>
  );
}
