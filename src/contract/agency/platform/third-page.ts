import * as v from 'valibot';
import { call } from '../../call';
import { EnterpriseNumber } from '../enterprise-setup';
import { HistoryEntry } from '../history';

const BASE = '/agencyController/';

/** Third-party page of an enterprise (`THIRD_WEB_URL`). Throws agencyEnterpriseUnknown. */
export const queryEnterpriseThirdPage = call({
  gateway: 'agency',
  path: `${BASE}queryEnterpriseThirdPage`,
  body: v.object({ enterpriseNum: EnterpriseNumber }),
  result: v.object({
    /** '' for none. */
    url: v.string(),
    /** `framed`: the gateway lets the portal show it in a frame; `elsewhere`: it is offered in a tab; '' for none. */
    shownIn: v.picklist(['framed', 'elsewhere', '']),
    historyList: v.array(HistoryEntry),
  }),
  needs: 'operator',
  right: 'readPlatform',
  reads: ['enterpriseThirdPage'],
  origin: 'suite',
});

/**
 * Sets the page of an enterprise; '' for none. `seenUrl`: the address that was shown. Throws agencyEnterpriseUnknown,
 * thirdPageChanged, and fieldsInvalid at `url`.
 */
export const setEnterpriseThirdPage = call({
  gateway: 'agency',
  path: `${BASE}setEnterpriseThirdPage`,
  body: v.object({
    enterpriseNum: EnterpriseNumber,
    seenUrl: v.pipe(v.string(), v.maxLength(2000)),
    url: v.pipe(v.string(), v.trim(), v.maxLength(500, '页面地址不能超过500个字符')),
  }),
  result: v.object({}),
  needs: 'operator',
  right: 'managePlatform',
  mutates: true,
  changes: ['enterpriseThirdPage', 'setting', 'agencyLog'],
  origin: 'suite',
});
