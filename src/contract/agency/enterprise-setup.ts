import * as v from 'valibot';
import { call } from '../call';
import { LoginName, NewEnterprise } from '../enterprise/new-enterprise';

const BASE = '/agencyController/';

/** Link with which the main administrator of an enterprise sets their password, once and within three days. */
export const AdministratorLink = v.object({ url: v.string(), expireTime: v.string() });
export type AdministratorLink = v.InferOutput<typeof AdministratorLink>;

export const EnterpriseNumber = v.pipe(v.string(), v.nonEmpty('请选择企业'), v.maxLength(40));

/**
 * Adds an enterprise with its main administrator, who gets an account of their own. Monthly terms need the right
 * manageContracts, too.
 */
export const addEnterprise = call({
  gateway: 'agency',
  path: `${BASE}addEnterprise`,
  body: NewEnterprise,
  result: v.object({
    enterpriseNum: v.string(),
    adminName: v.string(),
    link: AdministratorLink,
  }),
  needs: 'operator',
  right: 'manageEnterprises',
  mutates: true,
  changes: ['agencyEnterprise', 'agencyLog'],
  origin: 'suite',
});

/**
 * Makes a link for a main administrator who cannot sign in. It replaces an earlier one; its use ends their sessions and
 * turns off their authenticator app. `adminLoginName`: for an account without a name. Throws operatorProofNeeded.
 */
export const renewAdministratorLink = call({
  gateway: 'agency',
  path: `${BASE}renewAdministratorLink`,
  body: v.object({
    enterpriseNum: EnterpriseNumber,
    adminLoginName: v.optional(v.union([v.literal(''), LoginName]), ''),
  }),
  result: v.object({ adminName: v.string(), loginName: v.string(), link: AdministratorLink }),
  needs: 'operator',
  right: 'manageEnterprises',
  mutates: true,
  changes: ['agencyLog'],
  origin: 'suite',
});

/**
 * Stops an enterprise: its staff are signed out of it and cannot sign in to it, while its bills, orders and notices go
 * on; or lets them sign in again. Throws enterpriseStateChanged when it is in that state already.
 */
export const stopEnterprise = call({
  gateway: 'agency',
  path: `${BASE}stopEnterprise`,
  body: v.object({
    enterpriseNum: EnterpriseNumber,
    isStopped: v.boolean(),
    reason: v.pipe(v.string(), v.trim(), v.nonEmpty('请输入原因'), v.maxLength(200, '原因不能超过200个字')),
  }),
  result: v.object({}),
  needs: 'operator',
  right: 'manageEnterprises',
  mutates: true,
  changes: ['agencyEnterprise', 'agencyLog'],
  origin: 'suite',
});
