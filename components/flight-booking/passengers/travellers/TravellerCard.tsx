import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import type { OrderFormInfo } from '../../../../src/contract/travellers/travellers';
import { CARD_TYPE } from '../../../../src/domain/passenger/card-type';
import { PASSENGER_TYPE } from '../../../../src/domain/passenger/passenger-type';
import type { BookingTip, LimitedPassenger } from '../../../../src/domain/booking-limits/booking-limits';
import { lazyPart } from '../../../../src/element/host/lazy-part';
import { DateField } from '../../../../src/ui/date/DateField';
import { Field } from '../../../../src/ui/field/Field';
import { IconButton } from '../../../../src/ui/button/IconButton';
import { Segmented } from '../../../../src/ui/field/choice/Segmented';
import { Select } from '../../../../src/ui/field/combobox/Select';
import { Tag } from '../../../../src/ui/feedback/Tag';
import { TextInput } from '../../../../src/ui/field/text/TextInput';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Booking } from '../../model/booking';
import type { Choice } from '../../model/journey';
import { AdultTicketOffer } from '../order/AdultTicketOffer';
import { cardTypeOptions } from './card-types';
import { CostFields } from '../CostFields';
import type { TravellerDraft, TravellerErrors } from '../draft/draft';
import { Insurances } from '../order/Insurances';
import { SaveTraveller } from './SaveTraveller';
import { flightPassengerTexts } from '../texts';
import { withChange } from './travellers';
import { useReveal } from '../use-reveal';

const NumberProof = lazyPart(() => import('./NumberProof'));

const TICKET_TYPES = Object.values(PASSENGER_TYPE);

interface Props {
  booking: Booking;
  traveller: TravellerDraft;
  choices: readonly Choice[];
  flightDate: string;
  errors: TravellerErrors;
  /** Restrictions of the chosen price that this traveller does not meet. */
  tips: readonly BookingTip<LimitedPassenger>[];
  info: OrderFormInfo | undefined;
  /** True when costs are set per traveller. */
  hasCosts: boolean;
  onChange(changed: TravellerDraft): void;
  onRemove(): void;
}

/** Form of one traveller: identity, document, ticket type and extras. */
export function TravellerCard(props: Props) {
  const { booking, traveller, choices, flightDate, errors, tips, info, hasCosts, onChange, onRemove } = props;
  const t = useTexts(flightPassengerTexts);
  const change = (part: Partial<TravellerDraft>) => onChange(withChange(traveller, part, flightDate));
  const name = traveller.passagerName || t.newTraveller;
  const isOutsider = traveller.staffNO === '';
  return (
    <div className="fb-traveller" role="group" aria-label={t.traveller(name)}>
      <header>
        <h3 title={name}>{name}</h3>
        {traveller.deptName && (
          <span className="fb-card-note" title={traveller.deptName}>
            {traveller.deptName}
          </span>
        )}
        {isOutsider && <Tag>{t.outsider}</Tag>}
        <IconButton label={t.remove(name)} icon={<Trash2 />} onClick={onRemove} />
      </header>
      {tips.map((tip) => (
        <p key={tip.message} className="fb-tip">
          {tip.message}
        </p>
      ))}
      <AdultTicketOffer
        choices={choices}
        traveller={traveller}
        today={booking.today}
        onTake={() => change({ passengerTypeID: PASSENGER_TYPE.adult })}
      />
      <div className="fb-fields">
        <Identity
          booking={booking}
          traveller={traveller}
          flightDate={flightDate}
          errors={errors}
          onChange={change}
        />
        <Field label={t.ticketType} required error={ticketError(traveller, errors)}>
          <Segmented
            value={traveller.passengerTypeID}
            options={TICKET_TYPES.map((value) => ({ value, label: t.ticket(value) }))}
            onChange={(passengerTypeID) => change({ passengerTypeID })}
          />
        </Field>
        {info && (
          <Insurances
            products={info.insuranceList}
            traveller={traveller}
            flightDate={flightDate}
            error={errors.insurances}
            onChange={(insurances) => change({ insurances })}
          />
        )}
        {info && hasCosts && (
          <CostFields
            info={info}
            cost={traveller.cost ?? info.defaultCost}
            error={errors.cost}
            onChange={(cost) => change({ cost })}
          />
        )}
      </div>
      {isOutsider && info?.canBookOutsiders && (
        <SaveTraveller booking={booking} traveller={traveller} flightDate={flightDate} onChange={onChange} />
      )}
    </div>
  );
}

/**
 * Error of the ticket type. An ID card determines birthday and sex, so their errors are shown here once its number is
 * valid.
 */
function ticketError({ cardType }: TravellerDraft, errors: TravellerErrors): string | undefined {
  const isRead = cardType === CARD_TYPE.idCard && errors.cardNo === undefined;
  return errors.passengerTypeID ?? (isRead ? (errors.birthDay ?? errors.sexTem) : undefined);
}

interface IdentityProps extends Pick<Props, 'booking' | 'traveller' | 'flightDate' | 'errors'> {
  onChange(part: Partial<TravellerDraft>): void;
}

function Identity({ booking, traveller, flightDate, errors, onChange }: IdentityProps) {
  const t = useTexts(flightPassengerTexts);
  const reveal = useReveal(booking, traveller);
  const { cardType, validUntil } = traveller;
  const onIdCard = cardType === CARD_TYPE.idCard;
  let eye: ReactNode;
  if (reveal.shown) eye = <IconButton size="small" label={t.hide} icon={<EyeOff />} onClick={reveal.hide} />;
  else if (reveal.canAsk) {
    eye = (
      <IconButton size="small" label={t.show} icon={<Eye />} loading={reveal.isAsking} onClick={reveal.ask} />
    );
  }
  return (
    <>
      {reveal.isProving && (
        <NumberProof host={booking.host} onProved={reveal.ask} onClose={reveal.endProof} />
      )}
      <Field label={t.name} required error={errors.passagerName}>
        <TextInput
          value={traveller.passagerName}
          onChange={(passagerName) => onChange({ passagerName })}
          placeholder={t.nameHint}
        />
      </Field>
      <Field label={t.cardType} required error={errors.cardType}>
        <Select
          value={cardType}
          options={cardTypeOptions(traveller, flightDate, t)}
          onChange={(chosen) => onChange({ cardType: chosen })}
        />
      </Field>
      <Field
        label={t.cardNo}
        required
        error={errors.cardNo ?? (onIdCard && validUntil === '' ? errors.validUntil : undefined)}
        helper={reveal.shown && t.fullNumber(reveal.shown.cardNo)}
      >
        <TextInput
          value={traveller.cardNo}
          onChange={(cardNo) => onChange({ cardNo })}
          autoCapitalize="characters"
          suffix={eye}
        />
      </Field>
      {(!onIdCard || validUntil !== '') && (
        <Field label={t.validUntil} error={errors.validUntil}>
          <DateField value={validUntil} onChange={(date) => onChange({ validUntil: date })} />
        </Field>
      )}
      <Field
        label={t.phone}
        required
        error={errors.phone}
        helper={reveal.shown && t.fullNumber(reveal.shown.phone)}
      >
        <TextInput
          value={traveller.phone}
          onChange={(phone) => onChange({ phone })}
          type="tel"
          inputMode="numeric"
        />
      </Field>
      {!onIdCard && (
        <>
          <Field label={t.birthDay} required error={errors.birthDay}>
            <DateField
              value={traveller.birthDay}
              onChange={(birthDay) => onChange({ birthDay })}
              max={flightDate}
            />
          </Field>
          <Field label={t.sex} required error={errors.sexTem}>
            <Segmented
              value={traveller.sexTem === 0 ? 0 : 1}
              options={[
                { value: 0, label: t.male },
                { value: 1, label: t.female },
              ]}
              onChange={(sexTem) => onChange({ sexTem })}
            />
          </Field>
        </>
      )}
    </>
  );
}
