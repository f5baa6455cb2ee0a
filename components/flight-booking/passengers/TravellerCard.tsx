import Trash2 from 'lucide-react/icons/trash-2';
import { CARD_TYPE } from '../../../src/domain/card-type';
import type { BookingTip, LimitedPassenger } from '../../../src/domain/booking-limits';
import type { PassengerErrors } from '../../../src/domain/passenger';
import { DateField } from '../../../src/ui/DateField';
import { Field } from '../../../src/ui/Field';
import { IconButton } from '../../../src/ui/IconButton';
import { Segmented } from '../../../src/ui/Segmented';
import { Select } from '../../../src/ui/Select';
import { Tag } from '../../../src/ui/Tag';
import { TextInput } from '../../../src/ui/TextInput';
import { withChange, type TravellerDraft } from './draft';

const CARD_TYPES = [
  { value: CARD_TYPE.idCard, label: '身份证' },
  { value: CARD_TYPE.passport, label: '护照' },
  { value: CARD_TYPE.foreignPassport, label: '外国护照' },
  { value: CARD_TYPE.homeReturnPermit, label: '回乡证' },
  { value: CARD_TYPE.taiwanPass, label: '台胞证' },
  { value: CARD_TYPE.hkMoTwResident, label: '港澳台居民居住证' },
  { value: CARD_TYPE.foreignResident, label: '外国人永久居留身份证' },
  { value: CARD_TYPE.militaryId, label: '军人证' },
];
const SEXES = [
  { value: 0, label: '男' },
  { value: 1, label: '女' },
];
const TICKET_TYPES = [
  { value: 1, label: '成人票' },
  { value: 2, label: '儿童票' },
  { value: 3, label: '婴儿票' },
] as const;

interface Props {
  traveller: TravellerDraft;
  flightDate: string;
  errors: PassengerErrors;
  /** Restrictions of the chosen price this traveller does not meet. */
  tips: readonly BookingTip<LimitedPassenger>[];
  onChange(changed: TravellerDraft): void;
  onRemove(): void;
}

/** One traveller's ticket: who, on which document, on which type of ticket. */
export function TravellerCard({ traveller, flightDate, errors, tips, onChange, onRemove }: Props) {
  const change = (part: Partial<TravellerDraft>) => onChange(withChange(traveller, part, flightDate));
  const name = traveller.passagerName || '新乘机人';
  const onIdCard = traveller.cardType === CARD_TYPE.idCard;
  return (
    <div className="fb-traveller" role="group" aria-label={`乘机人 ${name}`}>
      <header>
        <h3>{name}</h3>
        {traveller.deptName && <span className="fb-card-note">{traveller.deptName}</span>}
        {traveller.staffNO === '' && <Tag>外部人员</Tag>}
        <IconButton label={`移除${name}`} icon={<Trash2 />} onClick={onRemove} />
      </header>
      {tips.map((tip) => (
        <p key={tip.message} className="fb-tip">
          {tip.message}
        </p>
      ))}
      <div className="fb-fields">
        <Field label="姓名" required error={errors.passagerName}>
          <TextInput
            value={traveller.passagerName}
            onChange={(passagerName) => change({ passagerName })}
            placeholder="与证件一致"
          />
        </Field>
        <Field label="证件类型" required error={errors.cardType}>
          <Select
            value={traveller.cardType}
            options={CARD_TYPES}
            onChange={(cardType) => change({ cardType })}
          />
        </Field>
        <Field label="证件号码" required error={errors.cardNo}>
          <TextInput
            value={traveller.cardNo}
            onChange={(cardNo) => change({ cardNo })}
            autoCapitalize="characters"
          />
        </Field>
        <Field label="手机号码" required error={errors.phone}>
          <TextInput
            value={traveller.phone}
            onChange={(phone) => change({ phone })}
            type="tel"
            inputMode="numeric"
          />
        </Field>
        {!onIdCard && (
          <>
            <Field label="出生日期" required error={errors.birthDay}>
              <DateField
                value={traveller.birthDay}
                onChange={(birthDay) => change({ birthDay })}
                max={flightDate}
              />
            </Field>
            <Field label="性别" required error={errors.sexTem}>
              <Segmented
                value={traveller.sexTem === 0 ? 0 : 1}
                options={SEXES}
                onChange={(sexTem) => change({ sexTem })}
              />
            </Field>
          </>
        )}
        <Field
          label="票种"
          required
          error={errors.passengerTypeID ?? (onIdCard ? (errors.birthDay ?? errors.sexTem) : undefined)}
        >
          <Segmented
            value={traveller.passengerTypeID}
            options={TICKET_TYPES}
            onChange={(passengerTypeID) => change({ passengerTypeID })}
          />
        </Field>
      </div>
    </div>
  );
}
