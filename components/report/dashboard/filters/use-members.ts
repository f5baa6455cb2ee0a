import { queryReportDimension, type DimensionId } from '../../../../src/contract/report/report';
import type { ResultOf } from '../../../../src/contract/call';
import { useCall, type CallState } from '../../../../src/element/data/use-call';
import type { Selections } from '../../../../src/session/selections';
import type { SelectedEntry } from '../../../../src/session/selections';
import { CHOSEN } from './dimensions';

export type MembersResult = CallState<ResultOf<typeof queryReportDimension>>;

/** Members of a dimension, read on demand. */
export const useMembers = (dimension: DimensionId, isWanted: boolean): MembersResult =>
  useCall(queryReportDimension, isWanted ? { dimension } : undefined, { quiet: true });

/** True when a name is missing, as the address contains numbers only. */
const isNameless = (chosen: readonly SelectedEntry[]): boolean => chosen.some(({ name }) => name === '');

/** Names of the selections by dimension. An unknown name falls back to the number. */
export function useSelectedNames(selections: Selections): Readonly<Record<keyof Selections, string[]>> {
  const [departments, persons, costCenters, entities] = CHOSEN;
  const found = {
    departments: useMembers(departments.id, isNameless(selections.departments)),
    persons: useMembers(persons.id, isNameless(selections.persons)),
    costCenters: useMembers(costCenters.id, isNameless(selections.costCenters)),
    accountSubjects: useMembers(entities.id, isNameless(selections.accountSubjects)),
  };
  const namesOf = (selection: keyof Selections): string[] =>
    selections[selection].map(
      ({ no, name }) =>
        name || found[selection].data?.memberList.find((member) => member.no === no)?.name || no,
    );
  return {
    departments: namesOf('departments'),
    persons: namesOf('persons'),
    costCenters: namesOf('costCenters'),
    accountSubjects: namesOf('accountSubjects'),
  };
}
