import type { CallReport, Report } from './check';
import type { Problem } from './problems';

/** The report as text: broken answers by element, then in full, then the calls that were not checked. */
export function reportText({ kept, broken, skipped }: Report): string {
  return [
    ...byElement(broken),
    ...broken.flatMap(({ call, gateway, path, problems }) => [
      '',
      `${call} (${gateway} ${path})`,
      ...problems.map((problem) => `  ${textOf(problem)}`),
    ]),
    ...(broken.length > 0 && skipped.length > 0 ? [''] : []),
    ...(skipped.length > 0 ? ['Not checked:'] : []),
    ...[...reasons(skipped)].map(([reason, names]) => `  ${reason}: ${names.join(', ')}`),
    '',
    `${kept} answers keep the contract, ${broken.length} break it, ${skipped.length} calls were not checked.`,
  ].join('\n');
}

const textOf = ({ at, expected, received }: Problem): string =>
  `${at}: expected ${expected}, got ${received}`;

/** One line for each call of an element, with its first problem. */
function byElement(broken: Report['broken']): string[] {
  const tags = [...new Set(broken.flatMap(({ elements }) => elements))].sort();
  const none = broken.filter(({ elements }) => elements.length === 0);
  const line = (who: string, { call, problems: [first, ...more] }: Report['broken'][number]) =>
    `${who} ${call}: ${first ? textOf(first) : ''}${more.length > 0 ? ` (and ${more.length} more)` : ''}`;
  return [
    ...tags.flatMap((tag) =>
      broken
        .filter(({ elements }) => elements.includes(tag))
        .map((one) => line(tag === '*' ? 'every element needs' : `${tag} needs`, one)),
    ),
    ...none.map((one) => line('no element needs', one)),
  ];
}

function reasons(skipped: readonly (CallReport & { reason: string })[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { reason, call } of skipped) found.set(reason, [...(found.get(reason) ?? []), call]);
  return found;
}

/** 0: every checked answer keeps the contract; 1: one breaks it; 2: none could be checked. */
export function exitCodeOf({ kept, broken }: Report): 0 | 1 | 2 {
  const isOffline = broken.length > 0 && broken.every(({ problems }) => problems[0]?.at === 'connection');
  if (kept === 0 && (broken.length === 0 || isOffline)) return 2;
  return broken.length > 0 ? 1 : 0;
}
