import { costCenterNo, entityNo, ENTERPRISES } from '../../../seed/organisation';
import type { Employment, Person } from '../../../seed/people';
import type { StaffPlace } from '../../../../../src/domain/report/records';

/** A traveller in one of their enterprises. */
export interface Traveller {
  bearer: StaffPlace & { staffNo: string };
  grade: number;
}

/** Departments that travel more than others. */
const TRAVELLING = /销售|营销|市场|交付|实施/;
const OFTEN = 3;
const ACCOUNT = 4;

/** Travellers of an enterprise, by its index in ENTERPRISES; frequent travellers are repeated. */
export function travellersOf(people: readonly Person[], enterprise: number): Traveller[] {
  const enterpriseNum = ENTERPRISES[enterprise]?.enterpriseNum;
  return people.flatMap((person) =>
    person.places
      .filter((place) => place.enterpriseNum === enterpriseNum && place.role !== 'noPc')
      .flatMap((place) => {
        const times =
          (TRAVELLING.test(place.deptName) ? OFTEN : 1) * (person.loginName === null ? 1 : ACCOUNT);
        return Array.from({ length: times }, () => travellerOf(person, place));
      }),
  );
}

const travellerOf = ({ staffName }: Person, place: Employment): Traveller => ({
  bearer: {
    staffNo: place.staffNo,
    staffName,
    deptNo: place.deptNo,
    costCenterNo: costCenterNo(place.enterpriseNum, place.costCenter),
    entityNo: entityNo(place.enterpriseNum),
  },
  grade: place.grade,
});
