import * as v from 'valibot';
import { call } from '../../call';
import { HistoryEntry } from '../history';
import { Keyword, Paging } from '../operators';
import { PictureAddress } from './pictures';

const BASE = '/agencyController/';

/** Host that serves every host without a site of its own. */
export const ANY_HOST = '*';

/** Host with its port as browsers see it, or `*`. */
export const SiteHost = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty('请输入域名'),
  v.maxLength(255, '域名不能超过255个字符'),
  v.regex(
    /^(\*|[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?)$/,
    '请输入域名（可带端口，不含协议和路径），或*表示所有域名',
  ),
);

const line = (label: string, most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most, `${label}不能超过${most}个字`));

/** Parts of a site that visitors see. */
const Brand = {
  websiteName: v.pipe(line('网站名称', 40), v.nonEmpty('请输入网站名称')),
  platName: line('平台名称', 40),
  logo: PictureAddress,
  backgroungImg: PictureAddress,
  copyRight1: line('版权信息', 100),
  copyRight2: line('版权信息', 100),
};
export type SiteBrand = v.InferOutput<v.ObjectSchema<typeof Brand, undefined>>;

export const AgencySite = v.object({
  host: v.string(),
  websiteName: v.string(),
  platName: v.string(),
  logo: v.string(),
  backgroungImg: v.string(),
  copyRight1: v.string(),
  copyRight2: v.string(),
  revision: v.number(),
});
export type AgencySite = v.InferOutput<typeof AgencySite>;

/** Sites of the caller's agency, by host. */
export const queryAgencySites = call({
  gateway: 'agency',
  path: `${BASE}queryAgencySites`,
  body: v.object({
    /** Part of the host or of a name. */
    keyword: Keyword,
    ...Paging,
  }),
  result: v.object({ total: v.number(), siteList: v.array(AgencySite) }),
  needs: 'operator',
  right: 'readPlatform',
  reads: ['agencySite'],
  origin: 'suite',
});

/** A site with its changes. Throws siteUnknown. */
export const queryAgencySite = call({
  gateway: 'agency',
  path: `${BASE}queryAgencySite`,
  body: v.object({ host: SiteHost }),
  result: v.object({ site: AgencySite, historyList: v.array(HistoryEntry) }),
  needs: 'operator',
  right: 'readPlatform',
  reads: ['agencySite'],
  origin: 'suite',
});

const changing = {
  gateway: 'agency',
  result: v.object({}),
  needs: 'operator',
  right: 'managePlatform',
  mutates: true,
  changes: ['agencySite', 'website', 'agencyLog'],
  origin: 'suite',
} as const;

/** Throws fieldsInvalid at `host` for one in use, also by another agency, and at a picture that is not the agency's. */
export const addSite = call({
  ...changing,
  path: `${BASE}addSite`,
  body: v.object({ host: SiteHost, ...Brand }),
});

/** Throws siteUnknown, siteChanged, and fieldsInvalid at a picture that is not the agency's. */
export const alterSite = call({
  ...changing,
  path: `${BASE}alterSite`,
  body: v.object({ host: SiteHost, revision: v.number(), ...Brand }),
});

/** Throws siteUnknown, siteChanged, lastSite. */
export const removeSite = call({
  ...changing,
  path: `${BASE}removeSite`,
  body: v.object({ host: SiteHost, revision: v.number() }),
});
