import * as v from 'valibot';
import { call } from '../call';
import { namedOne } from '../resource/values';
import { OBJECT } from './objects';

/**
 * Rights that the former main administrator keeps: the role of all staff alone, or additionally the whole enterprise as
 * a sub administrator.
 */
export const FORMER_KEEPS = ['staffRole', 'subManager'] as const;
export type FormerKeeps = (typeof FORMER_KEEPS)[number];

const BASE = '/cLBussInfoAdminService/api/mainManagerController/';
const AREA = 'main-manager';

/** A handover in the log. */
const MainManagerChange = v.object({
  changeNO: v.number(),
  /** ISO instant. */
  changeTime: v.string(),
  formerName: v.string(),
  presentName: v.string(),
  reason: v.string(),
  formerKeeps: v.picklist(FORMER_KEEPS),
});

/** Returns the main administrator of the enterprise and the former ones, the latest change first. */
export const queryMainManager = call({
  gateway: 'user',
  path: `${BASE}queryMainManager`,
  body: v.object({}),
  result: v.object({
    /** null: the enterprise has none. */
    mainManager: v.nullable(
      v.object({
        staffNO: v.string(),
        staffName: v.string(),
        deptName: v.string(),
        /** With its middle hidden. */
        telephone: v.string(),
      }),
    ),
    /** True when the caller is the main administrator, who alone can hand the enterprise over. */
    isCaller: v.boolean(),
    changeList: v.array(MainManagerChange),
  }),
  needs: 'token',
  permission: OBJECT.changeMainManager,
  reads: [AREA, 'staff'],
  origin: 'suite',
});

/**
 * Hands the enterprise over to one of its staff. Requires no page permission, because the former main administrator may
 * have lost it when they repeat the request to learn its outcome. Throws notMainManager, proofNeeded,
 * safetyBeyondPartner, lastRoleEditor, and fieldsInvalid at `successor`.
 */
export const changeMainManager = call({
  gateway: 'user',
  path: `${BASE}changeMainManager`,
  body: v.object({
    successor: namedOne('请选择新的主管理员'),
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('请输入变更原因'),
      v.maxLength(100, '变更原因不能超过100个字'),
    ),
    formerKeeps: v.picklist(FORMER_KEEPS, '请选择原主管理员保留的权限'),
  }),
  result: v.object({ staffName: v.string() }),
  needs: 'token',
  mutates: true,
  changes: [AREA, 'sub-manager', 'role', 'permission', 'staff-permission', 'staff', 'notice'],
  origin: 'suite',
});
