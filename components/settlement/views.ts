import { GROUP_KEYS, type GroupKey } from '../../src/contract/settlement/bills';

/** Parts of the settlement. */
export const TABS = ['bills', 'disputes', 'contract', 'products'] as const;
export type Tab = (typeof TABS)[number];

/** One group of a bill, whose lines alone are shown; `no` '' are those of none. */
export interface GroupChoice {
  by: GroupKey;
  no: string;
}

/** As an address has it: `department:100001D02`. */
export const groupText = (group: GroupChoice | undefined): string =>
  group === undefined ? '' : `${group.by}:${group.no}`;

/** Undefined for what names no group. */
export function groupOf(text: string): GroupChoice | undefined {
  const colon = text.indexOf(':');
  const by = GROUP_KEYS.find((key) => key === text.slice(0, Math.max(0, colon)));
  const no = text.slice(colon + 1);
  return by === undefined || no.length > 60 ? undefined : { by, no };
}

/** Stands for no accounting entity in the attribute, in which nothing is any. */
export const NO_ACCOUNT = '-';
