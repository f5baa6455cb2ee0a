import * as v from 'valibot';
import { call } from '../call';

const BASE = '/CLMidPlatExtendedService/api/savedView/';

export const VIEW_NAME_LENGTH = 20;
/** Of one user on one page. */
export const VIEWS_OF_PAGE = 20;
/** Of one user in one enterprise, whatever pages they name. */
export const VIEWS_IN_ALL = 500;
/** Characters of the filters as JSON. */
export const VIEW_FILTERS_LENGTH = 4000;

const PagePath = v.pipe(v.string(), v.trim(), v.startsWith('/'), v.maxLength(200));

/** What a user calls it; the same letters are the same name. Nothing in it is invisible or turns the line round. */
export const ViewName = v.pipe(
  v.string(),
  v.trim(),
  v.normalize('NFC'),
  v.nonEmpty('请输入筛选名称'),
  v.maxLength(VIEW_NAME_LENGTH, `筛选名称不能超过${VIEW_NAME_LENGTH}个字`),
  v.check((name) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(name), '筛选名称含有不支持的字符'),
);

const Plain = v.union([v.pipe(v.string(), v.maxLength(200)), v.number(), v.boolean()]);

/** What narrows a list, by the names its page gives its filters: plain values and lists of them. */
export const ViewFilters = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[a-zA-Z][a-zA-Z0-9]{0,39}$/)),
    v.union([Plain, v.pipe(v.array(Plain), v.maxLength(200))]),
  ),
  v.check((filters) => Object.keys(filters).length > 0, '请先设置筛选条件'),
  v.check((filters) => JSON.stringify(filters).length <= VIEW_FILTERS_LENGTH, '筛选条件过多，无法保存'),
);
export type ViewFilters = v.InferOutput<typeof ViewFilters>;

/** Filters of a list that a user has saved by a name. */
export const SavedView = v.object({
  viewName: v.string(),
  filters: ViewFilters,
  /** Colleagues see it too; not given: its user alone. */
  isShared: v.exactOptional(v.literal(true)),
});
export type SavedView = v.InferOutput<typeof SavedView>;

/** All of a user on a page, in the order they were first saved. */
const SavedViews = v.object({ savedViewList: v.array(SavedView) });

/** The caller's own on a page, in the enterprise in use. */
export const querySavedViews = call({
  origin: 'suite',
  gateway: 'user',
  path: `${BASE}querySavedViews`,
  body: v.object({ pagePath: PagePath }),
  result: SavedViews,
  needs: 'token',
  reads: ['savedView'],
});

/** Saves filters by a name. One of that name is replaced only where that is asked for. */
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

/** Gives one another name, which no other has. */
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
