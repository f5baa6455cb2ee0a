import type { InsuranceProduct } from '../../../src/contract/travellers/travellers';
import { ageOn } from '../../../src/domain/passenger/age';
import { formatPrice } from '../../../src/domain/money/money';
import { CheckboxGroup } from '../../../src/ui/field/CheckboxGroup';
import { Field } from '../../../src/ui/field/Field';
import type { TravellerDraft } from './draft';

interface Props {
  products: readonly InsuranceProduct[];
  traveller: TravellerDraft;
  flightDate: string;
  error?: string | undefined;
  onChange(insurances: TravellerDraft['insurances']): void;
}

/** Insurance one may take or decline; nothing is chosen beforehand. */
export function Insurances({ products, traveller, flightDate, error, onChange }: Props) {
  const age = ageOn(traveller.birthDay, flightDate);
  // until the birthday is known every product is offered; the gateway decides
  const offered = products.filter(
    ({ minAge, maxAge }) => Number.isNaN(age) || (age >= minAge && age <= maxAge),
  );
  if (offered.length === 0) return null;
  const taken = traveller.insurances.map(({ productNo }) => productNo);
  return (
    <Field
      label="保险（选填）"
      error={error}
      helper={offered.map(({ productName, coverage }) => `${productName}：${coverage}`).join('；')}
      className="fb-wide"
    >
      <CheckboxGroup
        layout="row"
        value={taken}
        options={offered.map(({ productNo, productName, price }) => ({
          value: productNo,
          label: `${productName} ¥${formatPrice(price)}/人`,
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
