import { sql } from 'kysely';
import type { SavedView } from '../../../src/contract/saved-view/saved-view';
import type { Database } from '../db/database';

/** Whose, and on which page. */
export interface PageOfUser {
  userNo: string;
  enterpriseNum: string;
  pagePath: string;
}

const ofUser = ({ userNo, enterpriseNum }: PageOfUser) =>
  sql<boolean>`saved_view.user_no = ${userNo} and saved_view.enterprise_num = ${enterpriseNum}`;
const onPage = (page: PageOfUser) =>
  sql<boolean>`${ofUser(page)} and saved_view.page_path = ${page.pagePath}`;

export async function findViews(db: Database, page: PageOfUser): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_view')
    .select(['view_name', 'filters', 'shared_at'])
    .where(onPage(page))
    .orderBy('view_no')
    .execute();
  return rows.map(({ view_name, filters, shared_at }) => ({
    viewName: view_name,
    filters,
    ...(shared_at !== null && { isShared: true as const }),
  }));
}

/** Shares one, or ends that; what is shared already stays so since it was. False if there is none of that name. */
export async function setShared(
  db: Database,
  page: PageOfUser,
  { viewName, sharedAt }: { viewName: string; sharedAt: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_view')
    .set({ shared_at: sharedAt === null ? null : sql<Date>`coalesce(shared_at, ${sharedAt})` })
    .where(onPage(page))
    .where('view_name', '=', viewName)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export interface SharedRow extends SavedView {
  ownerName: string;
  sharedAt: Date;
}

/** What others of an enterprise share on a page, the latest first; who has left shares nothing. */
export async function findShared(db: Database, page: PageOfUser): Promise<SharedRow[]> {
  const rows = await db
    .selectFrom('saved_view as w')
    .innerJoin('staff as s', (join) =>
      join.onRef('s.user_no', '=', 'w.user_no').onRef('s.enterprise_num', '=', 'w.enterprise_num'),
    )
    .select(['w.view_name', 'w.filters', 'w.shared_at', 's.staff_name'])
    .where('w.enterprise_num', '=', page.enterpriseNum)
    .where('w.page_path', '=', page.pagePath)
    .where('w.user_no', '!=', page.userNo)
    .where('w.shared_at', 'is not', null)
    .where('s.staff_state', '=', 'active')
    .orderBy('w.shared_at', 'desc')
    .orderBy('w.view_no', 'desc')
    .execute();
  return rows.flatMap(({ view_name, filters, shared_at, staff_name }) =>
    shared_at === null ? [] : [{ viewName: view_name, filters, ownerName: staff_name, sharedAt: shared_at }],
  );
}

/** How many are shared on a page by all of an enterprise. Of two that share at once the second counts what the first has. */
export async function countShared(db: Database, { enterpriseNum, pagePath }: PageOfUser): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('shared view'), hashtext(${`${enterpriseNum} ${pagePath}`}))`.execute(
    db,
  );
  const { count } = await db
    .selectFrom('saved_view')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('enterprise_num', '=', enterpriseNum)
    .where('page_path', '=', pagePath)
    .where('shared_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Until the call is through nobody else changes what this user has saved: of two at once the second sees what the first did. */
export async function lockViews(db: Database, { userNo }: PageOfUser): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('saved view'), hashtext(${userNo}))`.execute(db);
}

/** How many there are on the page, and on all pages. */
export async function countViews(db: Database, page: PageOfUser): Promise<{ ofPage: number; inAll: number }> {
  return db
    .selectFrom('saved_view')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('page_path', '=', page.pagePath).as('ofPage'),
      eb.fn.countAll<number>().as('inAll'),
    ])
    .where(ofUser(page))
    .executeTakeFirstOrThrow();
}

export async function hasView(db: Database, page: PageOfUser, viewName: string): Promise<boolean> {
  const row = await db
    .selectFrom('saved_view')
    .select('view_no')
    .where(onPage(page))
    .where('view_name', '=', viewName)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds one, or replaces what the one of its name holds, which keeps its place. */
export async function keepView(
  db: Database,
  { userNo, enterpriseNum, pagePath }: PageOfUser,
  { viewName, filters }: SavedView,
  modifyTime: Date,
): Promise<void> {
  const kept = { filters: JSON.stringify(filters), modify_time: modifyTime };
  await db
    .insertInto('saved_view')
    .values({
      user_no: userNo,
      enterprise_num: enterpriseNum,
      page_path: pagePath,
      view_name: viewName,
      ...kept,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_no', 'enterprise_num', 'page_path', 'view_name']).doUpdateSet(kept),
    )
    .execute();
}

/** False if there is none of that name. */
export async function renameView(
  db: Database,
  page: PageOfUser,
  { viewName, newName, modifyTime }: { viewName: string; newName: string; modifyTime: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_view')
    .set({ view_name: newName, modify_time: modifyTime })
    .where(onPage(page))
    .where('view_name', '=', viewName)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** False if there is none of that name. */
export async function deleteView(db: Database, page: PageOfUser, viewName: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_view')
    .where(onPage(page))
    .where('view_name', '=', viewName)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
