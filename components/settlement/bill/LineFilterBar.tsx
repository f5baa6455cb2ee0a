import { PRODUCTS } from '../../../src/contract/report/report';
import { LINE_DISPUTES, LINE_KINDS, type SettleBillLine } from '../../../src/contract/settlement/bills';
import { ChoiceControl } from '../../../src/element/list-page/ChoiceControl';
import { Field } from '../../../src/ui/field/Field';
import { FilterBar } from '../../../src/ui/table/list/FilterBar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { LineFilters, SettlementStore } from '../settlement-store';
import { settlementTexts, type SettlementTexts } from '../texts';
import type { GroupChoice } from '../views';
import { billTexts } from './texts';

interface Props {
  settling: SettlementStore;
  filters: LineFilters;
  /** Lines on the page, which supply the name of the chosen group. */
  lines: readonly SettleBillLine[];
}

/** Filters of the lines: keyword, kind, dispute and group. */
export function LineFilterBar({ settling: { lines: listing }, filters, lines }: Props) {
  const s = useTexts(settlementTexts);
  const t = useTexts(billTexts);
  const { keyword, kind, lineDispute, group } = filters;
  const tags = [
    ...(group === undefined
      ? []
      : [
          {
            label: s.group(group.by),
            value: groupName(group, lines, s),
            remove: () => listing.filter({ group: undefined }),
          },
        ]),
    ...(kind === undefined
      ? []
      : [{ label: t.kindFilter, value: s.kind(kind), remove: () => listing.filter({ kind: undefined }) }]),
    ...(lineDispute === undefined
      ? []
      : [
          {
            label: t.disputeFilter,
            value: s.lineDispute(lineDispute),
            remove: () => listing.filter({ lineDispute: undefined }),
          },
        ]),
  ];
  return (
    <FilterBar
      label={t.filter}
      keyword={keyword}
      placeholder={t.keywordHint}
      onSearch={listing.search}
      isFiltered={listing.isFiltered()}
      onClear={listing.clear}
      tags={tags}
    >
      <Field label={t.kindFilter}>
        <ChoiceControl
          value={kind}
          all={s.all}
          options={LINE_KINDS.map((value) => ({ value, label: s.kind(value) }))}
          onChange={(chosen) => listing.filter({ kind: chosen })}
        />
      </Field>
      <Field label={t.disputeFilter}>
        <ChoiceControl
          value={lineDispute}
          all={s.all}
          options={LINE_DISPUTES.map((value) => ({ value, label: s.lineDispute(value) }))}
          onChange={(chosen) => listing.filter({ lineDispute: chosen })}
        />
      </Field>
    </FilterBar>
  );
}

/** Name of a group as its lines state it, or its number until they load. */
function groupName({ by, no }: GroupChoice, lines: readonly SettleBillLine[], s: SettlementTexts): string {
  if (no === '') return s.unassigned;
  switch (by) {
    case 'entity':
      return lines.find(({ entityNO }) => entityNO === no)?.entityName ?? no;
    case 'department':
      return lines.find(({ deptNO }) => deptNO === no)?.deptName ?? no;
    case 'costCenter':
      return lines.find(({ costCenterNO }) => costCenterNO === no)?.costCenterName ?? no;
    case 'traveller':
      return lines.find(({ travellerNO }) => travellerNO === no)?.travellerName ?? no;
    case 'product': {
      const product = PRODUCTS.find((one) => one === no);
      return product === undefined ? no : s.product(product);
    }
  }
}
