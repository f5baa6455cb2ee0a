import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';

/** What wants the attention of who administers an enterprise. */
export const ATTENTION_KINDS = [
  'joinApplications',
  'approvalsDue',
  'billsToConfirm',
  'billsOverdue',
  'budgetsNearlySpent',
  'subManagersEnding',
  'gradesWithoutStandard',
  'departmentsWithoutHead',
  'rolesWithoutMember',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** Steps of setting up an enterprise, in their order. */
export const CONFIG_STEPS = [
  'enterprise',
  'departments',
  'staff',
  'roles',
  'costCenters',
  'standards',
  'approvalFlows',
  'settlement',
  'invoiceTitles',
] as const;
export type ConfigStep = (typeof CONFIG_STEPS)[number];

const BASE = '/cLBussInfoAdminService/api/managementController/';
const shared = { gateway: 'user', needs: 'token', origin: 'suite' } as const;

/** What there is to do, of what the caller may see: how many of each, none where there are none. */
export const queryManagementIndex = call({
  ...shared,
  path: `${BASE}queryManagementIndex`,
  body: v.object({}),
  result: v.object({
    attentionList: v.array(v.object({ kind: v.picklist(ATTENTION_KINDS), count: v.number() })),
  }),
  permission: OBJECT.managementIndex,
  reads: ['management', 'staff', 'approval', 'settlement', 'budget', 'sub-manager', 'role'],
});

/** How far the enterprise is set up: how many there are of what each step brings. */
export const queryConfigGuide = call({
  ...shared,
  path: `${BASE}queryConfigGuide`,
  body: v.object({}),
  result: v.object({
    stepList: v.array(
      v.object({
        step: v.picklist(CONFIG_STEPS),
        /** skipped: nothing of it is there, and somebody has said that it need not be. */
        state: v.picklist(['done', 'open', 'skipped']),
        count: v.number(),
        /** Who has skipped it; '' for nobody. */
        skippedBy: v.string(),
      }),
    ),
  }),
  permission: OBJECT.configGuide,
  reads: ['management', 'staff', 'role'],
});

/** Skips a step for the whole enterprise, or takes it up again. */
export const skipConfigStep = call({
  ...shared,
  path: `${BASE}skipConfigStep`,
  body: v.object({ step: v.picklist(CONFIG_STEPS), isSkipped: v.boolean() }),
  result: v.object({}),
  permission: OBJECT.configGuide,
  mutates: true,
  changes: ['management'],
});
