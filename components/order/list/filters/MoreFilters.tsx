import { CHANGE_STATE } from '../../../../src/contract/order/order-filter';
import { REFUND_STATE } from '../../../../src/contract/order/refund-state';
import type { queryOrderFilterChoices } from '../../../../src/contract/order/list';
import type { Choice } from '../../../../src/contract/travellers/travellers';
import type { ResultOf } from '../../../../src/contract/call';
import { commissionTypeName, payTypeName } from '../../../../src/domain/money/pay-type';
import { saleTexts } from '../../../../src/domain/money/texts/texts';
import { CostChoicesField } from '../../../../src/element/cost-choice/CostChoicesField';
import { orderStatusTexts } from '../../../../src/element/order-status/texts';
import { Field } from '../../../../src/ui/field/Field';
import { Select } from '../../../../src/ui/field/combobox/Select';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { ChoiceFilter } from '../ChoiceFilter';
import type { OrderListStore } from '../order-list-store';
import type { OrderFilters } from './order-filters';
import { orderListTexts } from '../texts';
import { CityFilter } from './CityFilter';
import { COMMISSION_TYPES, PAY_TYPES } from './options';
import { TextFilter } from './TextFilter';
import { orderFilterTexts } from './texts';

/** Maximum number that the gateway accepts. */
const MOST_NUMBERS = 100;

export const TEXT_FILTERS = [
  'orderNo',
  'pnr',
  'ticketNo',
  'passengerName',
  'bookerName',
  'flightNo',
] as const;
export const CITY_FILTERS = ['depCityName', 'arrCityName'] as const;

interface Props {
  listing: OrderListStore;
  filters: OrderFilters;
  /** Departments to choose from; undefined while they load. */
  info: ResultOf<typeof queryOrderFilterChoices> | undefined;
}

/** Less frequent filters, folded by default. */
export function MoreFilters({ listing, filters, info }: Props) {
  const t = useTexts(orderFilterTexts);
  const words = useTexts(orderListTexts);
  const states = useTexts(orderStatusTexts);
  const sale = useTexts(saleTexts);
  return (
    <>
      {TEXT_FILTERS.map((field) => (
        <TextFilter
          key={field}
          label={t[field]}
          value={filters[field]}
          isTicketNo={field === 'ticketNo'}
          onChange={(value) => listing.filter({ [field]: value })}
        />
      ))}
      {CITY_FILTERS.map((field) => (
        <CityFilter
          key={field}
          label={t[field]}
          value={filters[field]}
          onChange={(value) => listing.filter({ [field]: value })}
        />
      ))}
      <ChoiceFilter
        label={t.department}
        options={numbersOf(info?.departmentList)}
        nameOf={(no) => nameOf(info?.departmentList, no)}
        value={filters.deptNos}
        onChange={(deptNos) => listing.filter({ deptNos })}
      />
      <CostChoicesField
        costKind="costCenter"
        label={t.costCenter}
        placeholder={words.all}
        value={filters.costCenterNos}
        most={MOST_NUMBERS}
        onChange={(costCenterNos) => listing.filter({ costCenterNos })}
      />
      <ChoiceFilter
        label={words.payType}
        options={PAY_TYPES}
        nameOf={(payType) => payTypeName(payType, sale)}
        value={filters.payTypes}
        onChange={(payTypes) => listing.filter({ payTypes })}
      />
      <ChoiceFilter
        label={words.commissionType}
        options={COMMISSION_TYPES}
        nameOf={(type) => commissionTypeName(type, sale)}
        value={filters.commissionTypes}
        onChange={(commissionTypes) => listing.filter({ commissionTypes })}
      />
      <Field label={t.standard}>
        <Select
          value={filters.standard}
          options={[
            { value: '', label: words.all },
            { value: 'over', label: t.over },
            { value: 'within', label: t.within },
          ]}
          onChange={(standard) => listing.filter({ standard })}
        />
      </Field>
      <ChoiceFilter
        label={t.changeState}
        options={Object.values(CHANGE_STATE)}
        nameOf={(state) => states.order(state)}
        value={filters.changeStates}
        onChange={(changeStates) => listing.filter({ changeStates })}
      />
      <ChoiceFilter
        label={t.refundState}
        options={Object.values(REFUND_STATE)}
        nameOf={(state) => states.order(state)}
        value={filters.refundStates}
        onChange={(refundStates) => listing.filter({ refundStates })}
      />
    </>
  );
}

const numbersOf = (choices: readonly Choice[] = []): string[] => choices.map(({ no }) => no);

/** Name of the chosen number. Shows the number itself while the names load. */
export const nameOf = (choices: readonly Choice[] | undefined, wanted: string): string =>
  choices?.find(({ no }) => no === wanted)?.name ?? wanted;
