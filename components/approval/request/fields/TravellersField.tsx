import X from 'lucide-react/icons/x';
import { useDeferredValue, useState } from 'react';
import { queryStaffInfoVagueForCloud, type StaffTraveller } from '../../../../src/contract/staff';
import { queryOrderFormInfo } from '../../../../src/contract/travellers/travellers';
import { useCall } from '../../../../src/element/data/use-call';
import { Combobox } from '../../../../src/ui/field/combobox/Combobox';
import { Field } from '../../../../src/ui/field/Field';
import { IconButton } from '../../../../src/ui/button/IconButton';
import { useFormField } from '../../../../src/ui/form/FormField';
import { MOST_TRAVELLERS, type Traveller } from '../draft/draft';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { RequestStore } from '../request-store';
import { requestTexts } from '../texts';

interface Props {
  travellers: readonly Traveller[];
  onChange(travellers: readonly Traveller[]): void;
}

/** Travellers: the user and, with the right to book for colleagues, other staff found by search. */
export function TravellersField({ form }: Pick<RequestStore, 'form'>) {
  const t = useTexts(requestTexts);
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
  // users without that right can still find themselves, in case they have removed themselves
  const helper = isFull
    ? t.mostTravellers(MOST_TRAVELLERS)
    : rights.data?.canBookColleagues === false
      ? t.onlyYourself
      : t.travellersHint(MOST_TRAVELLERS - travellers.length);
  return (
    <fieldset className="tr-group">
      <legend>{t.travellers}</legend>
      <Chosen travellers={travellers} onChange={onChange} />
      <Field label={t.addTraveller} required={travellers.length === 0} error={error} helper={helper}>
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
          failure={found.isError ? { text: t.findFailed, retry: () => void found.refetch() } : undefined}
          emptyText={t.noneFound}
          placeholder={t.findHint}
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
  const t = useTexts(requestTexts);
  if (travellers.length === 0) return null;
  return (
    <ul className="tr-chosen" aria-label={t.chosen}>
      {travellers.map(({ staffNO, staffName, deptName }) => (
        <li key={staffNO}>
          <span className="tr-chosen-name" title={staffName}>
            {staffName}
          </span>
          <span className="tr-chosen-dept" title={deptName}>
            {deptName}
          </span>
          <IconButton
            label={t.remove(staffName)}
            size="small"
            icon={<X />}
            onClick={(event) => {
              // the pressed button disappears, so the focus moves to its neighbour
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
