import type { ParsedBodyOf } from '../../../src/contract/call';
import {
  SHARED_VIEWS_OF_PAGE,
  type SharedView,
  type shareReportView,
} from '../../../src/contract/report/shared-views';
import { isWithinScope, selectionsIn, type SelectionField } from '../../../src/domain/report/shared-views';
import type { Database } from '../db/database';
import { countShared, findShared, hasView, setShared, type PageOfUser } from '../saved-view/queries';
import type { Caller } from '../server/http/caller';
import { Fault } from '../server/http/fault';
import { findScopeMembers } from './queries/scope-members';
import { mayOpenReport } from './report-right';

/** Views of a report shared by colleagues whose filters the caller's scope includes. */
export async function findSharedViews(db: Database, caller: Caller, pagePath: string): Promise<SharedView[]> {
  if (!(await mayOpenReport(db, caller, pagePath))) return [];
  const shared = await findShared(db, { ...caller, pagePath });
  const asked = (name: SelectionField) => [
    ...new Set(shared.flatMap(({ filters }) => selectionsIn(filters)?.[name] ?? [])),
  ];
  const held = await findScopeMembers(db, caller, asked);
  return shared
    .filter(({ filters }) => isWithinScope(filters, held))
    .map(({ viewName, filters, ownerName, sharedAt }) => ({
      viewName,
      filters,
      ownerName,
      shareTime: sharedAt.toISOString(),
    }));
}

/** Shares a saved view of the caller, or ends the sharing. Throws savedViewUnknown, sharedViewsFull, or forbidden. */
export async function setViewShared(
  db: Database,
  caller: Caller,
  { pagePath, viewName, isShared }: ParsedBodyOf<typeof shareReportView>,
  now: Date,
): Promise<void> {
  const page: PageOfUser = { ...caller, pagePath };
  if (isShared) {
    if (!(await mayOpenReport(db, caller, pagePath))) throw new Fault('forbidden');
    if (!(await hasView(db, page, viewName))) throw new Fault('savedViewUnknown');
    if ((await countShared(db, page)) >= SHARED_VIEWS_OF_PAGE) throw new Fault('sharedViewsFull');
  }
  if (!(await setShared(db, page, { viewName, sharedAt: isShared ? now : null }))) {
    throw new Fault('savedViewUnknown');
  }
}
