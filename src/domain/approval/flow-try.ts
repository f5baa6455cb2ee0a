import { isApplicable, type ApprovalFlow, type FlowFacts, type FlowStep } from './flow';
import type { Approver, Replacements } from './progress';

/** Reason why a named approver does not decide a step; empty when they do. */
export type SkipReason = '' | 'applicant' | 'twice' | 'unable';

export interface TriedStep extends FlowStep {
  outcome: 'taken' | 'conditions' | 'nobody' | 'leftOut';
  people: (Approver & { leftOut: SkipReason })[];
}

/**
 * Returns all steps of a flow as an application would pass them. The approvers who are not left out are those that
 * `begin` asks.
 */
export function tryFlow(
  { steps }: Pick<ApprovalFlow, 'steps'>,
  facts: FlowFacts,
  applicantNO: string,
  /** Approvers named by each step, in the order of the steps. */
  named: readonly (readonly Approver[])[],
  { unableNOs, replacements }: Replacements = { unableNOs: new Set(), replacements: [] },
): TriedStep[] {
  const seen = new Set<string>();
  return steps.map((step, i): TriedStep => {
    if (!isApplicable(step, facts)) return { ...step, outcome: 'conditions', people: [] };
    const isUnable = ({ staffNO }: Approver) => staffNO !== applicantNO && unableNOs.has(staffNO);
    const people = (named[i] ?? []).map((person): TriedStep['people'][number] => {
      if (isUnable(person)) return { ...person, leftOut: 'unable' };
      const leftOut = skipReason(person.staffNO, applicantNO, seen);
      seen.add(person.staffNO);
      return { ...person, leftOut };
    });
    const unable = people.filter(isUnable).length;
    if (unable > 0 && (unable === people.length || step.mode !== 'any')) {
      const next = replacements.find(({ staffNO }) => staffNO !== applicantNO && !seen.has(staffNO));
      if (next !== undefined) people.push({ ...next, leftOut: '' });
      if (next !== undefined) seen.add(next.staffNO);
    }
    if (people.length === 0) return { ...step, outcome: 'nobody', people };
    const isDecided = people.some(({ leftOut }) => leftOut === '');
    return { ...step, outcome: isDecided ? 'taken' : 'leftOut', people };
  });
}

function skipReason(staffNO: string, applicantNO: string, seen: ReadonlySet<string>): SkipReason {
  if (staffNO === applicantNO) return 'applicant';
  return seen.has(staffNO) ? 'twice' : '';
}
