import * as v from 'valibot';
import { call } from '../call';

/** Website info (specification 3); `backgroungImg` is spelled as the specification has it. Pictures are addresses. */
export const WebsiteInfo = v.object({
  logo: v.string(),
  backgroungImg: v.string(),
  websiteName: v.string(),
  platName: v.string(),
  copyRight1: v.string(),
  copyRight2: v.string(),
});
export type WebsiteInfo = v.InferOutput<typeof WebsiteInfo>;

/**
 * Returns the website of a host, as visitors see it before login; a host without one of its own gets the site that
 * serves all others. `tMCNumber` is the TMC of the site, with which adverts before login are queried.
 */
export const queryWebsiteInfo = call({
  gateway: 'noLogin',
  path: '/CLMidPlatExtendedService/api/website/queryWebsiteInfo',
  body: v.object({
    /** Host of the page with its port, e.g. `portal.example:8443`; case is ignored. */
    host: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty('缺少站点域名'), v.maxLength(255)),
  }),
  result: v.object({ ...WebsiteInfo.entries, tMCNumber: v.string() }),
  needs: 'none',
  reads: ['website'],
  origin: 'suite',
});
