import { sql } from 'kysely';
import type { SavedView } from '../../../src/contract/saved-view/saved-view';
import type { Database } from '../db/database';

/** A user and a page. */
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

/**
 * Shares a view, or ends its sharing; a view that is already shared keeps its time. Returns false if no view has that
 * name.
 */
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

/** Views shared on a page by colleagues, the latest first; views of inactive staff are left out. */
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

/** Number of views shared on a page in an enterprise, under a lock that serialises concurrent sharing. */
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

/** Locks a user's saved views until the transaction ends, which serialises concurrent changes. */
export async function lockViews(db: Database, { userNo }: PageOfUser): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('saved view'), hashtext(${userNo}))`.execute(db);
}

/** Number of views on the page, and on all pages. */
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

/** Adds a view, or replaces the content of the one with its name, which keeps its position. */
export async function saveView(
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

/** False if no view has that name. */
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

/** False if no view has that name. */
export async function deleteView(db: Database, page: PageOfUser, viewName: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_view')
    .where(onPage(page))
    .where('view_name', '=', viewName)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
