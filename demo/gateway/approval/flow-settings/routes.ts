import { APPLY_TYPE } from '../../../../src/contract/approval/approval';
import {
  checkApprovalFlow,
  queryApprovalFlows,
  queryApprovalFlowVersions,
  restoreApprovalFlow,
  saveApprovalFlow,
  tryApprovalFlow,
} from '../../../../src/contract/approval/flow-settings';
import { isSameFlow } from '../../../../src/domain/approval/flow-diff';
import { lintFlow } from '../../../../src/domain/approval/flow-lint';
import { tryFlow } from '../../../../src/domain/approval/flow-try';
import { implementKeepingOwnRules } from '../../permission/own-rules/keep';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import { implement, type Implementation } from '../../server/http/implement';
import { findReplacements } from '../flow/replacements';
import { findApprovers } from '../flow/approvers';
import { findFlow } from '../flow/flow';
import {
  findGrades,
  findRoles,
  findStaff,
  loadLintFacts,
  staffInFlows,
  findStrangers,
  staffInIssues,
} from './people';
import { findCurrent, findVersion, findVersions, insertVersion } from './versions';

const PAGE = 10;

/** Calls of the page of an enterprise's approval flows. */
export function flowSettingsRoutes(): Implementation[] {
  return [
    implement(
      queryApprovalFlows,
      async ({ db, caller }) => {
        const { enterpriseNum } = caller;
        const current = await findCurrent(db, enterpriseNum);
        const facts = await loadLintFacts(db, enterpriseNum);
        const flows = Object.values(APPLY_TYPE).map((applyType) => {
          const { version, flow, changedBy, changedAt } = current(applyType);
          const findings = lintFlow(flow, { ...facts, applyType });
          return {
            applyType,
            version,
            changedBy,
            changeTime: changedAt?.toISOString() ?? '',
            flow,
            findings,
          };
        });
        return {
          flows,
          people: await findStaff(db, caller, [
            ...staffInFlows(flows.map(({ flow }) => flow)),
            ...flows.flatMap(({ findings }) => staffInIssues(findings)),
          ]),
          roles: await findRoles(db, enterpriseNum),
          grades: await findGrades(db, enterpriseNum),
        };
      },
      { isHeavyRead: true },
    ),

    implement(queryApprovalFlowVersions, async ({ db, caller }, { applyType, before }) => {
      // one more, since the last version of the page is compared with its predecessor
      const found = await findVersions(db, caller.enterpriseNum, applyType, { before, most: PAGE + 1 });
      return {
        versions: found.slice(0, PAGE).map(({ changedAt, isOwn, askedBy, ...version }, i) => ({
          ...version,
          changeTime: changedAt?.toISOString() ?? '',
          ...(isOwn && { isOwn }),
          ...(askedBy !== '' && { askedBy }),
          former: found[i + 1]?.flow ?? null,
        })),
        hasMore: found.length > PAGE,
        people: await findStaff(db, caller, staffInFlows(found.map(({ flow }) => flow))),
      };
    }),

    implementKeepingOwnRules(saveApprovalFlow, async ({ db, caller, now }, { applyType, basedOn, flow }) => {
      const { version, flow: former } = (await findCurrent(db, caller.enterpriseNum))(applyType);
      if (version !== basedOn) throw new Fault('flowChanged');
      if (isSameFlow(former, flow)) return { applyType, version };
      const strangers = await findStrangers(db, caller, flow, former);
      if (Object.keys(strangers).length > 0) throw fieldsInvalid(strangers);
      const saved = await insertVersion(db, caller, { applyType, basedOn, flow, restoredFrom: null }, now);
      if (saved === undefined) throw new Fault('flowChanged');
      return { applyType, version: saved };
    }),

    implementKeepingOwnRules(
      restoreApprovalFlow,
      async ({ db, caller, now }, { applyType, basedOn, version }) => {
        const former = await findVersion(db, caller.enterpriseNum, applyType, version);
        if (former === undefined) throw new Fault('flowVersionUnknown');
        const { flow } = former;
        const saved = await insertVersion(
          db,
          caller,
          { applyType, basedOn, flow, restoredFrom: version },
          now,
        );
        if (saved === undefined) throw new Fault('flowChanged');
        return { applyType, version: saved };
      },
    ),

    implement(
      checkApprovalFlow,
      async ({ db, caller }, { applyType, flow }) => {
        const facts = await loadLintFacts(db, caller.enterpriseNum);
        const findings = lintFlow(flow, { ...facts, applyType });
        return { findings, people: await findStaff(db, caller, staffInIssues(findings)) };
      },
      { isHeavyRead: true },
    ),

    implement(tryApprovalFlow, async ({ db, caller }, { applyType, staffNO, flow: draft, ...asked }) => {
      const applicant = { enterpriseNum: caller.enterpriseNum, staffNo: staffNO };
      const found = await findFlow(db, applicant, applyType);
      if (found === undefined) throw new Fault('flowApplicantUnknown');
      const { gradeRank } = found;
      const flow = draft ?? found.flow;
      const facts = { ...asked, gradeRank };
      const rules = flow.steps.map(({ approver }) => approver);
      const named = await findApprovers(db, applicant, [...rules, ...(flow.copyTo ?? [])]);
      const copies = new Map(
        named
          .slice(rules.length)
          .flat()
          .map((one) => [one.staffNO, one]),
      );
      const asks = named.slice(0, rules.length);
      const replacing = await findReplacements(db, { ...applicant, travellerNOs: [] }, flow, asks.flat());
      return { steps: tryFlow(flow, facts, staffNO, asks, replacing), copyTo: [...copies.values()] };
    }),
  ];
}
