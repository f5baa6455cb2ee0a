import * as v from 'valibot';
import { call } from '../call';

const BASE = '/CLMidPlatExtendedService/api/savedView/';

export const VIEW_NAME_LENGTH = 20;
/** Maximum number of one user's filters on one page. */
export const VIEWS_OF_PAGE = 20;
/** Maximum number of one user's filters in one enterprise, over all pages. */
export const VIEWS_IN_ALL = 500;
/** Maximum length of the filters as JSON. */
export const VIEW_FILTERS_LENGTH = 4000;

const PagePath = v.pipe(v.string(), v.trim(), v.startsWith('/'), v.maxLength(200));

/**
 * A user's name for the filters; the same letters are the same name. Invisible characters and those that change the
 * direction of the line are not allowed.
 */
export const ViewName = v.pipe(
  v.string(),
  v.trim(),
  v.normalize('NFC'),
  v.nonEmpty('请输入筛选名称'),
  v.maxLength(VIEW_NAME_LENGTH, `筛选名称不能超过${VIEW_NAME_LENGTH}个字`),
  v.check((name) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(name), '筛选名称含有不支持的字符'),
);

const Plain = v.union([v.pipe(v.string(), v.maxLength(200)), v.number(), v.boolean()]);

/** Filters of a list, by the names of its page: plain values and lists of them. */
export const ViewFilters = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[a-zA-Z][a-zA-Z0-9]{0,39}$/)),
    v.union([Plain, v.pipe(v.array(Plain), v.maxLength(200))]),
  ),
  v.check((filters) => Object.keys(filters).length > 0, '请先设置筛选条件'),
  v.check((filters) => JSON.stringify(filters).length <= VIEW_FILTERS_LENGTH, '筛选条件过多，无法保存'),
);
export type ViewFilters = v.InferOutput<typeof ViewFilters>;

/** Filters of a list that a user has saved under a name. */
export const SavedView = v.object({
  viewName: v.string(),
  filters: ViewFilters,
  /** Visible to colleagues; missing: to its user only. */
  isShared: v.exactOptional(v.literal(true)),
});
export type SavedView = v.InferOutput<typeof SavedView>;

/** All filters of a user on a page, in the order in which they were first saved. */
const SavedViews = v.object({ savedViewList: v.array(SavedView) });

/** Returns the caller's own filters on a page, in the enterprise in use. */
export const querySavedViews = call({
  origin: 'suite',
  gateway: 'user',
  path: `${BASE}querySavedViews`,
  body: v.object({ pagePath: PagePath }),
  result: SavedViews,
  needs: 'token',
  reads: ['savedView'],
});

/** Saves filters under a name. Replaces an existing name only on request. */
export const saveSavedView = call({
  origin: 'suite',
  gateway: 'user',
  path: `${BASE}saveSavedView`,
  body: v.object({
    pagePath: PagePath,
    viewName: ViewName,
    filters: ViewFilters,
    overwrite: v.optional(v.boolean(), false),
  }),
  result: SavedViews,
  needs: 'token',
  mutates: true,
  changes: ['savedView'],
});

/** Renames filters to a name that is not in use. */
export const renameSavedView = call({
  origin: 'suite',
  gateway: 'user',
  path: `${BASE}renameSavedView`,
  body: v.object({ pagePath: PagePath, viewName: ViewName, newName: ViewName }),
  result: SavedViews,
  needs: 'token',
  mutates: true,
  changes: ['savedView'],
});

/** Deletes saved filters of the caller's page and returns the rest. */
export const deleteSavedView = call({
  origin: 'suite',
  gateway: 'user',
  path: `${BASE}deleteSavedView`,
  body: v.object({ pagePath: PagePath, viewName: ViewName }),
  result: SavedViews,
  needs: 'token',
  mutates: true,
  changes: ['savedView'],
});
