import { useState } from 'react';
import { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { useCalls } from '../../../src/element/data/use-call';
import type { Picked } from '../../../src/element/form/form-members';

/** Staff by their numbers. */
interface KnownStaff {
  /** Each with the number for a name as long as that is not known. */
  chosen: Picked[];
  /** Numbers of those that the user may not see, or that are none. */
  unknown: string[];
  /** Keeps the name of somebody who was found. */
  learn(picked: Picked): void;
  /** Asks again for the names that could not be had. */
  retry(): void;
}

/** The names of staff numbers: those that were picked here are known, the others are asked for one by one. */
export function useKnownStaff(codes: readonly string[]): KnownStaff {
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
