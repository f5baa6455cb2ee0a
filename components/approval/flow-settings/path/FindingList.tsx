import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { FlowFinding } from '../../../../src/contract/approval/flow-settings';
import { useNames, useFlowLabels } from '../flow-context';
import type { Names, FlowLabels } from '../names';

/** Findings of the checks for a step, or for the whole flow. */
export function FindingList({ findings }: { findings: readonly FlowFinding[] }) {
  const words = useFlowLabels();
  const names = useNames();
  if (findings.length === 0) return null;
  return (
    <ul className="af-findings" aria-label={words.t.findings}>
      {findings.map((finding) => (
        <li key={JSON.stringify(finding)} data-kind={finding.kind}>
          <TriangleAlert aria-hidden="true" />
          <span>{findingText(finding, names, words)}</span>
        </li>
      ))}
    </ul>
  );
}

function findingText(finding: FlowFinding, { staff }: Names, { t, amounts }: FlowLabels): string {
  const people = (staffNOs: readonly string[]) =>
    amounts.list(staffNOs.map((staffNO) => staff.get(staffNO) ?? staffNO));
  switch (finding.kind) {
    case 'left':
      return t.left(people(finding.staffNOs));
    case 'roleGone':
      return t.roleGone(finding.roleNo);
    case 'nobody':
      return t.nobody(finding.count, finding.total);
    case 'stuck':
      return t.stuck(finding.count, finding.total, people(finding.staffNOs));
    case 'unreachable':
      return t.unreachable(finding.condition);
    case 'repeated':
      return t.repeated;
    case 'undecided':
      return t.undecided(finding.count, finding.total);
  }
}
