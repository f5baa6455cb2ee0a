import { OBJECT } from '../../../../../src/contract/permission/objects';
import { MANAGER_LABELS } from '../../../../../src/domain/permission/labels';
import type { Database } from '../../../db/database';
import { defineExport, type ExportColumn } from '../../../download/exports';
import { findGrantable } from '../../../permission/roles/grantable';
import type { Caller } from '../../../server/http/caller';
import { findGrantSources, type StaffGrantSources } from '../../staff-permissions/grant-sources';
import { peopleFilters } from '../filter-texts';
import { contextOf, listPeople, PeopleQuery, type Person } from '../listed-people';

/** One right of one person, with the positions of both. */
interface ListedGrant {
  at: number;
  within: number;
  person: Person;
  /** Name of the right, after the menus and the page above it. */
  right: string;
  place: string;
  sources: string;
}

const COLUMNS: readonly ExportColumn<ListedGrant>[] = [
  { header: '姓名', value: ({ person }) => person.staffName },
  { header: '员工编号', value: ({ person }) => person.staffNO },
  { header: '部门', value: ({ person }) => person.department.name },
  { header: '权限', value: ({ right }) => right },
  { header: '所在页面', value: ({ place }) => place },
  { header: '来源', value: ({ sources }) => sources },
];

/** Number of people whose sources are read at once. */
const PEOPLE = 200;

/** Every right of the listed people with its sources; of a filtered right, its holders. */
export const dataExport = defineExport({
  kind: 'staffGrant',
  title: '权限及来源',
  query: PeopleQuery,
  columns: COLUMNS,
  filters: peopleFilters,
  permission: OBJECT.seeStaffPermissions,
  check: () => undefined,
  async count(db, caller, query) {
    let count = 0;
    for await (const { row } of peopleFrom(db, caller, query, 0)) count += chosenOf(row, query).length;
    return count;
  },
  async rowsAfter(db, caller, query, last: ListedGrant | undefined, limit) {
    const placeOf = await findPlaces(db);
    const grants: ListedGrant[] = [];
    for await (const { at, row, held, mainRole } of peopleFrom(db, caller, query, last?.at ?? 0)) {
      chosenOf(row, query).forEach(({ no, name }, within) => {
        if (at === last?.at && within <= last.within) return;
        const sources = sourcesOf(held, no, mainRole);
        grants.push({ at, within, person: row, right: name, place: placeOf(no), sources });
      });
      if (grants.length >= limit) break;
    }
    return grants.slice(0, limit);
  },
});

const chosenOf = ({ objectList }: Person, { objectList: no }: PeopleQuery) =>
  no === undefined ? objectList : objectList.filter((object) => object.no === no);

interface PersonSources {
  at: number;
  row: Person;
  held: StaffGrantSources;
  /** Role that the person has as the main administrator; '' for none. */
  mainRole: string;
}

/** The listed people from a position on, with the sources of their rights. */
async function* peopleFrom(
  db: Database,
  caller: Caller,
  query: PeopleQuery,
  from: number,
): AsyncGenerator<PersonSources> {
  const context = contextOf(db, caller, query);
  const main = await db
    .selectFrom('main_manager')
    .select(['staff_no', 'role_no'])
    .where('enterprise_num', '=', caller.enterpriseNum)
    .executeTakeFirst();
  for (let pageIndex = Math.floor(from / PEOPLE) + 1; ; pageIndex += 1) {
    const { rows } = await listPeople(context, query, { pageIndex, pageSize: PEOPLE });
    if (rows.length === 0) return;
    const held = await findGrantSources(
      context,
      rows.map(({ staffNO }) => staffNO),
    );
    for (const [i, row] of rows.entries()) {
      const at = (pageIndex - 1) * PEOPLE + i;
      const one = held[i];
      const mainRole = main?.staff_no === row.staffNO ? main.role_no : '';
      if (at >= from && one !== undefined) yield { at, row, held: one, mainRole };
    }
    if (rows.length < PEOPLE) return;
  }
}

/** Sources of a right: roles, the role of the main administrator, and the sub administration with its departments. */
function sourcesOf({ sources, subManager }: StaffGrantSources, objectNo: string, mainRole: string): string {
  return sources
    .filter(({ objectNos }) => objectNos.has(objectNo))
    .map(({ roleNO, name }) => {
      if (roleNO === '') return `${MANAGER_LABELS.sub}：${managedText(subManager)}`;
      return roleNO === mainRole ? `${MANAGER_LABELS.main}：${name}` : `角色：${name}`;
    })
    .join('；');
}

const managedText = (managed: StaffGrantSources['subManager']): string =>
  managed === undefined || managed.isWhole
    ? '全企业'
    : managed.departments.map(({ name }) => name).join('、');

/** Returns the function that names the menus and the page above a right. */
async function findPlaces(db: Database): Promise<(no: string) => string> {
  const known = new Map((await findGrantable(db)).map((node) => [node.objectNo, node]));
  return (no) => {
    const names: string[] = [];
    for (let at = known.get(no)?.parentNo ?? ''; at !== '' && at !== OBJECT.pageRoot;) {
      const node = known.get(at);
      if (node === undefined) break;
      names.unshift(node.objectName);
      at = node.parentNo;
    }
    return names.join(' / ');
  };
}
