import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useDeferredValue, useState } from 'react';
import type { StaffTraveller } from '../../../src/contract/staff';
import type { Host } from '../../../src/element/host/host';
import { queryClientOf } from '../../../src/element/data/server-state';
import { withSession } from '../../../src/element/host/sign-in';
import { Combobox } from '../../../src/ui/field/Combobox';
import { Field } from '../../../src/ui/field/Field';
import { IconButton } from '../../../src/ui/button/IconButton';
import { findStaff, mayAskForColleagues } from './calls';
import { MOST_TRAVELLERS, type Traveller } from './draft';

interface Props {
  host: Host;
  travellers: readonly Traveller[];
  error: string | undefined;
  onChange(travellers: readonly Traveller[]): void;
}

/** Who travels: oneself, and by right colleagues, found by what is typed. */
export function TravellersField({ host, travellers, error, onChange }: Props) {
  const client = queryClientOf(host.runtime);
  const [keyword, setKeyword] = useState('');
  const [isOpen, setOpen] = useState(false);
  const wanted = useDeferredValue(keyword.trim());
  const rights = useQuery(
    {
      queryKey: ['may-ask-for-colleagues'],
      queryFn: () => withSession(host, () => mayAskForColleagues(host.runtime)),
    },
    client,
  );
  const found = useQuery(
    {
      queryKey: ['staff', wanted],
      queryFn: () => withSession(host, () => findStaff(host.runtime, wanted)),
      enabled: isOpen,
    },
    client,
  );
  const isFull = travellers.length >= MOST_TRAVELLERS;
  const options = (found.data ?? []).filter(
    ({ staffNO }) => !travellers.some((traveller) => traveller.staffNO === staffNO),
  );
  // who may not ask for colleagues still finds themselves, should they have taken themselves out
  const helper = isFull
    ? `最多${MOST_TRAVELLERS}位出行人`
    : rights.data === false
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

function Chosen({ travellers, onChange }: Pick<Props, 'travellers' | 'onChange'>) {
  if (travellers.length === 0) return null;
  return (
    <ul className="tr-chosen" aria-label="已选出行人">
      {travellers.map(({ staffNO, staffName, deptName }) => (
        <li key={staffNO}>
          <span className="tr-chosen-name">{staffName}</span>
          <span className="tr-chosen-dept">{deptName}</span>
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
