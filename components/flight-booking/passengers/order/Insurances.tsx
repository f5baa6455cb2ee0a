import type { InsuranceProduct } from '../../../../src/contract/travellers/travellers';
import { ageOn } from '../../../../src/domain/passenger/age';
import { formatPrice } from '../../../../src/domain/money/money';
import { CheckboxGroup } from '../../../../src/ui/field/choice/CheckboxGroup';
import { Field } from '../../../../src/ui/field/Field';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { TravellerDraft } from '../draft/draft';
import { flightPassengerTexts } from '../texts';

interface Props {
  products: readonly InsuranceProduct[];
  traveller: TravellerDraft;
  flightDate: string;
  error?: string | undefined;
  onChange(insurances: TravellerDraft['insurances']): void;
}

/** Optional insurances; none is preselected. */
export function Insurances({ products, traveller, flightDate, error, onChange }: Props) {
  const t = useTexts(flightPassengerTexts);
  const age = ageOn(traveller.birthDay, flightDate);
  // offers all products while the birthday is unknown, as the gateway decides
  const offered = products.filter(
    ({ minAge, maxAge }) => Number.isNaN(age) || (age >= minAge && age <= maxAge),
  );
  if (offered.length === 0) return null;
  const taken = traveller.insurances.map(({ productNo }) => productNo);
  return (
    <Field
      label={t.insurance}
      error={error}
      helper={t.insuranceTerms(offered.map(({ productName, coverage }) => [productName, coverage]))}
      className="fb-wide"
    >
      <CheckboxGroup
        layout="row"
        value={taken}
        options={offered.map(({ productNo, productName, price }) => ({
          value: productNo,
          label: t.insurancePrice(productName, formatPrice(price)),
        }))}
        onChange={(chosen) =>
          onChange(
            offered
              .filter(({ productNo }) => chosen.includes(productNo))
              .map(({ productNo, price }) => ({ productNo, price })),
          )
        }
      />
    </Field>
  );
}
