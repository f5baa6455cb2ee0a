import { APPLY_TYPE } from '../../../src/contract/approval/approval';
import type { ApprovalFlow, FlowStep } from '../../../src/contract/approval/flow';
import type {
  queryApprovalFlows,
  queryApprovalFlowVersions,
  tryApprovalFlow,
} from '../../../src/contract/approval/flow-settings';
import type { ResultOf } from '../../../src/contract/call';
import type { Answers } from '../../support/components/fake-runtime';

export const AT = '2026-11-20T03:00:00.000Z';

export const flowStep = (stepNo: number, change: Partial<FlowStep> = {}): FlowStep => ({
  stepNo,
  stepName: `第${stepNo}关`,
  approver: { kind: 'supervisor', level: 1 },
  mode: 'any',
  conditions: [],
  ...change,
});

export const FLOW: ApprovalFlow = {
  steps: [
    flowStep(1, { stepName: '上级审批' }),
    flowStep(2, {
      stepName: '财务会签',
      approver: { kind: 'staff', staffNOs: ['S0003', 'S0004'] },
      mode: 'all',
      conditions: [{ kind: 'amount', least: 2_000_000 }],
      limit: { hours: 24, workingDaysOnly: true, otherwise: 'refuse' },
    }),
    flowStep(3, { stepName: '总部审批', approver: { kind: 'staff', staffNOs: ['S9999'] } }),
  ],
  copyTo: [{ kind: 'departmentHead' }],
};
export const USUAL: ApprovalFlow = { steps: [flowStep(1, { stepName: '直属上级审批' })] };
const PEOPLE = [
  { staffNO: 'S0003', staffName: '刘敏' },
  { staffNO: 'S0004', staffName: '周宁' },
];

export function flowSettings(
  change: Partial<ResultOf<typeof queryApprovalFlows>['flows'][number]> = {},
): ResultOf<typeof queryApprovalFlows> {
  return {
    flows: Object.values(APPLY_TYPE).map((applyType) =>
      applyType === APPLY_TYPE.trip
        ? {
            applyType,
            version: 2,
            changedBy: '刘敏',
            changeTime: AT,
            flow: FLOW,
            findings: [{ kind: 'left', stepNo: 3, staffNOs: ['S9999'] }],
            ...change,
          }
        : { applyType, version: 0, changedBy: '', changeTime: '', flow: USUAL, findings: [] },
    ),
    people: PEOPLE,
    roles: [{ roleNo: 'R1', roleName: '部门审批人', holders: 4 }],
    grades: [
      { gradeRank: 1, gradeName: '总监' },
      { gradeRank: 2, gradeName: '经理' },
      { gradeRank: 3, gradeName: '员工' },
    ],
  };
}

export const flowVersions = (): ResultOf<typeof queryApprovalFlowVersions> => ({
  versions: [
    { version: 2, changedBy: '刘敏', changeTime: AT, restoredFrom: null, flow: FLOW, former: USUAL },
    { version: 1, changedBy: '周宁', changeTime: AT, restoredFrom: 0, flow: USUAL, former: USUAL },
    { version: 0, changedBy: '', changeTime: '', restoredFrom: null, flow: USUAL, former: null },
  ],
  hasMore: false,
  people: PEOPLE,
});

/** The supervisor decides; each other step is skipped for a different reason. */
const triedFlow = (): ResultOf<typeof tryApprovalFlow> => ({
  steps: [
    {
      ...flowStep(1, { stepName: '上级审批' }),
      outcome: 'taken',
      people: [{ ...person('王建华'), leftOut: '' }],
    },
    { ...flowStep(2, { conditions: [{ kind: 'days', least: 5 }] }), outcome: 'conditions', people: [] },
    { ...flowStep(3), outcome: 'leftOut', people: [{ ...person('王建华'), leftOut: 'twice' }] },
    { ...flowStep(4), outcome: 'nobody', people: [] },
  ],
  copyTo: [person('周宁')],
});
const person = (staffName: string) => ({ staffNO: staffName, staffName });

export const flowAnswers = (): Answers => ({
  queryApprovalFlows: () => flowSettings(),
  queryApprovalFlowVersions: () => flowVersions(),
  saveApprovalFlow: ({ applyType, basedOn }: { applyType: number; basedOn: number }) => ({
    applyType,
    version: basedOn + 1,
  }),
  restoreApprovalFlow: ({ applyType, basedOn }: { applyType: number; basedOn: number }) => ({
    applyType,
    version: basedOn + 1,
  }),
  checkApprovalFlow: () => ({ findings: [{ kind: 'repeated', stepNo: 2 }], people: [] }),
  tryApprovalFlow: () => triedFlow(),
});
