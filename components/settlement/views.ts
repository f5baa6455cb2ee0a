import { GROUP_KEYS, type GroupKey } from '../../src/contract/settlement/bills';

/** Tabs of the settlement page. */
export const TABS = ['bills', 'disputes', 'contract', 'products'] as const;
export type Tab = (typeof TABS)[number];

/** Group whose lines are shown; `no` is '' for lines without one. */
export interface GroupChoice {
  by: GroupKey;
  no: string;
}

/** Attribute form: `department:100001D02`. */
export const groupText = (group: GroupChoice | undefined): string =>
  group === undefined ? '' : `${group.by}:${group.no}`;

/** Returns undefined when the text is not a group. */
export function groupOf(text: string): GroupChoice | undefined {
  const colon = text.indexOf(':');
  const by = GROUP_KEYS.find((key) => key === text.slice(0, Math.max(0, colon)));
  const no = text.slice(colon + 1);
  return by === undefined || no.length > 60 ? undefined : { by, no };
}

/** Attribute value for "no accounting entity"; the empty value means no filter. */
export const NO_ACCOUNT = '-';
