import { useState } from 'react';
import { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { useCalls } from '../../../src/element/data/use-call';
import type { Picked } from '../../../src/element/form/form-members';

/** Staff by number. */
interface StaffNames {
  /** Chosen staff; the number stands in for a name that is not known yet. */
  chosen: Picked[];
  /** Numbers that do not exist or that the user may not see. */
  unknown: string[];
  /** Stores the name of a found employee. */
  learn(picked: Picked): void;
  /** Retries loading the missing names. */
  retry(): void;
}

/** Names of staff numbers. Names picked here are known, and the rest are requested one by one. */
export function useStaffNames(codes: readonly string[]): StaffNames {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = codes.filter((code) => !names.has(code));
  const answers = useCalls(
    queryStaffInfoVagueForCloud,
    asked.map((keyword) => ({ keyword })),
    { quiet: true },
  );
  const found = new Map(names);
  const unknown: string[] = [];
  asked.forEach((code, at) => {
    const list = answers[at]?.data?.staffList;
    const one = list?.find(({ staffNO }) => staffNO === code);
    if (one) found.set(code, one.staffName);
    else if (list) unknown.push(code);
  });
  return {
    chosen: codes.map((code) => ({ code, name: found.get(code) ?? code })),
    unknown,
    learn: ({ code, name }) => setNames((before) => new Map(before).set(code, name)),
    retry() {
      for (const answer of answers) if (answer.isError) void answer.refetch({ cancelRefetch: false });
    },
  };
}
