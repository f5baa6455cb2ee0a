import type { ApprovalFlow, ApproverRule, FlowStep } from '../../../../src/domain/approval/flow';
import { flowChanges, type FlowChange } from '../../../../src/domain/approval/flow-diff';
import type { ApprovalModeTexts } from '../../../../src/element/approval-mode/texts';
import { conditionsText, hasSeveralApprovers, ruleText, type Names, type FlowLabels } from '../names';

/** Describes the changes between two versions, one sentence each. */
export function describeChanges(
  before: ApprovalFlow,
  after: ApprovalFlow,
  names: Names,
  words: FlowLabels & { modes: ApprovalModeTexts },
): string[] {
  return flowChanges(before, after).map((change) => describeChange(change, names, words));
}

function describeChange(
  change: FlowChange,
  names: Names,
  words: FlowLabels & { modes: ApprovalModeTexts },
): string {
  const { t, modes, amounts } = words;
  const rule = (one: ApproverRule) => ruleText(one, names, words);
  const copies = (rules: readonly ApproverRule[]) =>
    rules.length === 0 ? t.noCopies : amounts.list(rules.map(rule));
  switch (change.kind) {
    case 'added':
      return t.added(change.step.stepName, change.at, stepText(change.step, names, words));
    case 'removed':
      return t.deleted(change.step.stepName, change.at);
    case 'moved':
      return t.moved(change.stepName, change.from, change.to);
    case 'renamed':
      return t.renamed(change.from, change.to);
    case 'approver':
      return t.changed(change.stepName, t.approver, rule(change.from), rule(change.to));
    case 'mode':
      return t.changed(change.stepName, t.mode, modes.mode(change.from), modes.mode(change.to));
    case 'conditions': {
      const text = (conditions: FlowStep['conditions']) => conditionsText(conditions, names, words);
      return t.changed(change.stepName, t.conditions, text([...change.from]), text([...change.to]));
    }
    case 'limit': {
      const text = (limit: FlowStep['limit']) => (limit ? t.limit(limit) : t.noLimit);
      return t.changed(change.stepName, t.time, text(change.from), text(change.to));
    }
    case 'replacement': {
      const text = (one: ApproverRule | undefined) => (one ? rule(one) : t.noReplacement);
      return t.replacementChanged(text(change.from), text(change.to));
    }
    case 'copies':
      return t.copiesChanged(copies(change.from), copies(change.to));
  }
}

function stepText(step: FlowStep, names: Names, words: FlowLabels & { modes: ApprovalModeTexts }): string {
  const { t, modes } = words;
  const { approver, mode, conditions } = step;
  const who = t.who(ruleText(approver, names, words), hasSeveralApprovers(step) ? modes.mode(mode) : '');
  return t.withConditions(who, conditionsText(conditions, names, words));
}
