import type { FaultText } from './faults';

/** The faults of an area and their English texts, by name: `<area>/faults.en.ts` beside `<area>/faults.ts`. */
export interface FaultTexts {
  table: Readonly<Record<string, FaultText>>;
  english: Readonly<Record<string, string>>;
}

export const inEnglish = <Table extends Readonly<Record<string, FaultText>>>(
  table: Table,
  english: Readonly<Record<keyof Table & string, string>>,
): FaultTexts => ({ table, english });
