import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';

/** Pending tasks of the administrators of an enterprise. */
export const ATTENTION_KINDS = [
  'joinApplications',
  'approvalsDue',
  'billsToConfirm',
  'billsOverdue',
  'budgetsNearlySpent',
  'subManagersEnding',
  'gradesWithoutStandard',
  'departmentsWithoutHead',
  'staffWithoutSupervisor',
  'rolesWithoutMember',
  'hotelAgreementsEnding',
  'whitelistsEnding',
  'balanceLow',
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

/** Returns the number of pending tasks of each kind that the caller may see; kinds without any are left out. */
export const queryManagementIndex = call({
  ...shared,
  path: `${BASE}queryManagementIndex`,
  body: v.object({}),
  result: v.object({
    attentionList: v.array(v.object({ kind: v.picklist(ATTENTION_KINDS), count: v.number() })),
  }),
  permission: OBJECT.managementIndex,
  reads: [
    'management',
    'staff',
    'approval',
    'settlement',
    'budget',
    'sub-manager',
    'role',
    'hotelAgreement',
    'agreementWhitelist',
    'wallet',
  ],
});

/** Returns the progress of setting up the enterprise: the number of records of each step. */
export const queryConfigGuide = call({
  ...shared,
  path: `${BASE}queryConfigGuide`,
  body: v.object({}),
  result: v.object({
    stepList: v.array(
      v.object({
        step: v.picklist(CONFIG_STEPS),
        /** skipped: no record exists, and an administrator has marked the step as unnecessary. */
        state: v.picklist(['done', 'open', 'skipped']),
        count: v.number(),
        /** Name of the person who skipped it; '' for none. */
        skippedBy: v.string(),
      }),
    ),
  }),
  permission: OBJECT.configGuide,
  reads: ['management', 'staff', 'role'],
});

/** Skips a step for the whole enterprise, or reopens it. */
export const skipConfigStep = call({
  ...shared,
  path: `${BASE}skipConfigStep`,
  body: v.object({ step: v.picklist(CONFIG_STEPS), isSkipped: v.boolean() }),
  result: v.object({}),
  permission: OBJECT.configGuide,
  mutates: true,
  changes: ['management'],
});
