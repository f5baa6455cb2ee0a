import {
  deleteSavedView,
  querySavedViews,
  renameSavedView,
  saveSavedView,
  VIEWS_IN_ALL,
  VIEWS_OF_PAGE,
} from '../../../src/contract/saved-view/saved-view';
import type { Caller } from '../server/http/caller';
import { Fault } from '../server/http/fault';
import { implement, type Implementation } from '../server/http/implement';
import {
  countViews,
  deleteView,
  findViews,
  hasView,
  saveView,
  lockViews,
  renameView,
  type PageOfUser,
} from './queries';

export function savedViewRoutes(): Implementation[] {
  return [
    implement(querySavedViews, async ({ db, caller }, { pagePath }) => ({
      savedViewList: await findViews(db, pageOf(caller, pagePath)),
    })),

    implement(saveSavedView, async ({ db, caller, now }, { pagePath, viewName, filters, overwrite }) => {
      const page = pageOf(caller, pagePath);
      await lockViews(db, page);
      if (await hasView(db, page, viewName)) {
        if (!overwrite) throw new Fault('savedViewNameTaken');
      } else {
        const { ofPage, inAll } = await countViews(db, page);
        if (ofPage >= VIEWS_OF_PAGE || inAll >= VIEWS_IN_ALL) throw new Fault('savedViewsFull');
      }
      await saveView(db, page, { viewName, filters }, now);
      return { savedViewList: await findViews(db, page) };
    }),

    implement(renameSavedView, async ({ db, caller, now }, { pagePath, viewName, newName }) => {
      const page = pageOf(caller, pagePath);
      await lockViews(db, page);
      if (newName !== viewName && (await hasView(db, page, newName))) throw new Fault('savedViewNameTaken');
      const isThere = await renameView(db, page, { viewName, newName, modifyTime: now });
      if (!isThere) throw new Fault('savedViewUnknown');
      return { savedViewList: await findViews(db, page) };
    }),

    implement(deleteSavedView, async ({ db, caller }, { pagePath, viewName }) => {
      const page = pageOf(caller, pagePath);
      if (!(await deleteView(db, page, viewName))) throw new Fault('savedViewUnknown');
      return { savedViewList: await findViews(db, page) };
    }),
  ];
}

const pageOf = ({ userNo, enterpriseNum }: Caller, pagePath: string): PageOfUser => ({
  userNo,
  enterpriseNum,
  pagePath,
});
