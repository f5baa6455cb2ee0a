import { CARD_TYPE } from '../../../src/domain/passenger/card-type';
import { addDays } from '../../../src/domain/shanghai-time';
import {
  DEMO_ACCOUNTS,
  FINANCE_ACCOUNT,
  SUBORDINATE_ACCOUNT,
  SUPERVISOR_ACCOUNT,
  type DemoAccount,
} from './accounts';
import { makeIdNumber } from './id-number';
import { makeName, type PersonName } from './names';
import {
  departmentsOf,
  ENTERPRISES,
  GRADES,
  POSITIONS,
  type DemoEnterprise,
  type Department,
} from './organisation';
import type { Random } from './random';
import type { RoleKind } from '../server/role-kind';

export interface Person extends PersonName {
  userNo: string;
  telephone: string;
  sexTem: 0 | 1;
  birthDay: string;
  nationality: string;
  cardType: number;
  cardNo: string;
  loginName: string | null;
  places: Employment[];
}

/** A person's place in one enterprise. */
export interface Employment {
  staffNo: string;
  enterpriseNum: string;
  enterpriseOrder: number;
  deptNo: string;
  deptName: string;
  position: number;
  grade: number;
  costCenter: number;
  supervisorNo: string | null;
  role: RoleKind | null;
}

export const COST_CENTERS = ['管理费用', '研发费用', '销售费用', '项目交付'];

/** Staff who travel on other documents than an ID card. */
const FOREIGNERS: readonly (PersonName &
  Pick<Person, 'sexTem' | 'birthDay' | 'nationality' | 'cardType' | 'cardNo'>)[] = [
  {
    staffName: 'MILLER/ANNA',
    pinyin: 'milleranna',
    pinyinInitials: 'ma',
    sexTem: 1,
    birthDay: '1987-04-16',
    nationality: 'DE',
    cardType: CARD_TYPE.foreignPassport,
    cardNo: 'C4J8K2L91',
  },
  {
    staffName: '林志豪',
    pinyin: 'linzhihao',
    pinyinInitials: 'lzh',
    sexTem: 0,
    birthDay: '1984-10-05',
    nationality: 'CN',
    cardType: CARD_TYPE.taiwanPass,
    cardNo: '0312345678',
  },
  {
    staffName: '何家俊',
    pinyin: 'hejiajun',
    pinyinInitials: 'hjj',
    sexTem: 0,
    birthDay: '1991-07-21',
    nationality: 'CN',
    cardType: CARD_TYPE.homeReturnPermit,
    cardNo: 'H0312345600',
  },
];

/** All people of the demo: those with an account first, then the enterprises' other staff. */
export function makePeople(random: Random): Person[] {
  const seats = ENTERPRISES.map((enterprise) => ({
    ...enterprise,
    list: departmentsOf(enterprise),
    staffed: 0,
  }));
  type Seats = (typeof seats)[number];
  let users = 0;

  function seat(
    enterprise: Seats,
    department: Department,
    position: number,
    order: number,
    role: RoleKind | null,
  ): Employment {
    enterprise.staffed += 1;
    const staffNo = enterprise.enterpriseNum + String(enterprise.staffed).padStart(4, '0');
    return {
      staffNo,
      enterpriseNum: enterprise.enterpriseNum,
      enterpriseOrder: order,
      deptNo: department.deptNo,
      deptName: department.deptName,
      position,
      grade: POSITIONS[position]?.grade ?? GRADES.length - 1,
      costCenter: random.int(COST_CENTERS.length),
      supervisorNo: null,
      role,
    };
  }

  function person(own: Omit<Person, 'userNo' | 'telephone'>): Person {
    users += 1;
    return {
      ...own,
      userNo: `U${String(users).padStart(6, '0')}`,
      telephone: `1380000${String(users).padStart(4, '0')}`,
    };
  }

  function holder({ loginName, places, staffName, pinyin, pinyinInitials, ...account }: DemoAccount): Person {
    const { sexTem, birthDay } = account;
    return person({
      staffName,
      pinyin,
      pinyinInitials,
      sexTem,
      birthDay,
      ...mainlandCard(random, account),
      loginName,
      places: places.map(({ enterprise, department, position, role = null }, i) => {
        const there = seats[enterprise];
        const dept = there?.list.find(({ deptName }) => deptName === department);
        const positionIndex = POSITIONS.findIndex(({ name }) => name === position);
        if (there === undefined || dept === undefined || positionIndex < 0) {
          throw new Error(`Account ${loginName} has no staff record`);
        }
        return seat(there, dept, positionIndex, i + 1, role);
      }),
    });
  }

  const people = DEMO_ACCOUNTS.map(holder);
  for (const enterprise of seats) {
    const guests = enterprise === seats[0] ? [...FOREIGNERS] : [];
    while (enterprise.staffed < enterprise.headcount) {
      const i = enterprise.staffed;
      const department = enterprise.list[i % enterprise.list.length];
      if (department === undefined) throw new Error(`${enterprise.entName} has no departments`);
      // the first round through the departments gives each its head
      const position = i < enterprise.list.length ? headOf(department) : 3 + random.int(3);
      const guest = guests.pop();
      const identity = guest ?? makeIdentity(random);
      people.push(
        person({
          ...identity,
          loginName: null,
          places: [seat(enterprise, department, position, 1, 'staff')],
        }),
      );
    }
  }
  return withReports(withSupervisors(people, seats));
}

function headOf({ parentNo, deptName }: Department): number {
  if (deptName === '总经办') return 0;
  return parentNo === null ? 1 : 2;
}

function makeIdentity(random: Random) {
  const sexTem = random.int(2) === 0 ? 0 : 1;
  const birthDay = addDays('1966-01-01', random.int(37 * 365));
  return {
    ...makeName(random, sexTem),
    sexTem,
    birthDay,
    ...mainlandCard(random, { sexTem, birthDay }),
  } as const;
}

function mainlandCard(random: Random, { sexTem, birthDay }: { sexTem: 0 | 1; birthDay: string }) {
  return { nationality: 'CN', cardType: CARD_TYPE.idCard, cardNo: makeIdNumber(random, birthDay, sexTem) };
}

/**
 * Applies the reporting lines between accounts, and gives accounts to one of the reports and one of the supervisors.
 */
function withReports(people: Person[]): Person[] {
  const placeOf = (loginName: string, enterpriseNum: string | undefined) =>
    people
      .find((person) => person.loginName === loginName)
      ?.places.find((place) => place.enterpriseNum === enterpriseNum);
  for (const { loginName, reportsTo } of DEMO_ACCOUNTS) {
    const place = people.find((person) => person.loginName === loginName)?.places[0];
    if (reportsTo === undefined || place === undefined) continue;
    place.supervisorNo = placeOf(reportsTo, place.enterpriseNum)?.staffNo ?? null;
  }
  const { enterpriseNum } = ENTERPRISES[SUBORDINATE_ACCOUNT.enterprise] ?? ENTERPRISES[0];
  const superior = placeOf(SUBORDINATE_ACCOUNT.reportsTo, enterpriseNum)?.staffNo;
  const subordinate = people.find(
    ({ loginName, places }) =>
      loginName === null &&
      places.some(({ supervisorNo, grade }) => supervisorNo === superior && grade === GRADES.length - 1),
  );
  if (superior === undefined || subordinate === undefined) {
    throw new Error(`No staff member reports to account ${SUBORDINATE_ACCOUNT.reportsTo}`);
  }
  subordinate.loginName = SUBORDINATE_ACCOUNT.loginName;

  const { supervises, enterprise, loginName } = SUPERVISOR_ACCOUNT;
  const supervised = placeOf(supervises, ENTERPRISES[enterprise]?.enterpriseNum);
  const supervisor = people.find(({ places }) =>
    places.some(({ staffNo }) => staffNo === supervised?.supervisorNo),
  );
  const [place] = supervisor?.places ?? [];
  if (supervisor?.loginName !== null || place === undefined) {
    throw new Error(`Account ${supervises} has no supervisor without an account`);
  }
  supervisor.loginName = loginName;
  place.role = 'approver';
  giveHeadAccount(people);
  letSupervisorsDecide(people);
  return people;
}

/** Gives supervisors the approver's role, so that they decide their staff's applications. */
function letSupervisorsDecide(people: readonly Person[]): void {
  const places = people.flatMap((person) => person.places);
  const supervisors = new Set(places.map(({ supervisorNo }) => supervisorNo));
  for (const place of places) {
    if (place.role === 'staff' && supervisors.has(place.staffNo)) place.role = 'approver';
  }
}

/** Gives the head of FINANCE_ACCOUNT's department an account. */
function giveHeadAccount(people: readonly Person[]): void {
  const { department, enterprise, loginName } = FINANCE_ACCOUNT;
  const enterpriseNum = ENTERPRISES[enterprise]?.enterpriseNum;
  const inDepartment = people
    .flatMap((person) => person.places.map((place) => ({ person, place })))
    .filter(({ place }) => place.enterpriseNum === enterpriseNum && place.deptName === department)
    .toSorted((a, b) => a.place.position - b.place.position);
  const [head] = inDepartment;
  if (head?.person.loginName !== null) throw new Error(`${department} has no head without an account`);
  head.person.loginName = loginName;
  head.place.role = 'finance';
}

/**
 * Sets supervisors: staff report to the head of the department, heads to the one above; the first of the staff has
 * none.
 */
function withSupervisors(
  people: Person[],
  seats: readonly (DemoEnterprise & { list: Department[] })[],
): Person[] {
  const heads = new Map<string, Employment>();
  for (const place of people.flatMap(({ places }) => places)) {
    const head = heads.get(place.deptNo);
    if (head === undefined || place.position < head.position) heads.set(place.deptNo, place);
  }
  const parents = new Map(
    seats.flatMap(({ list }) => list.map(({ deptNo, parentNo }) => [deptNo, parentNo])),
  );
  const supervisorOf = (place: Employment, deptNo: string): string | null => {
    const head = heads.get(deptNo);
    if (head !== undefined && head !== place) return head.staffNo;
    const parent = parents.get(deptNo);
    return parent === undefined || parent === null ? null : supervisorOf(place, parent);
  };
  for (const place of people.flatMap(({ places }) => places))
    place.supervisorNo = supervisorOf(place, place.deptNo);
  return people;
}
