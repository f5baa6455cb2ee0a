import { moveCostObject } from '../../../../src/contract/cost-center/cost-objects';
import { useRowMove } from '../../../../src/element/tree/use-row-move';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { useNodeMove } from '../../../../src/ui/tree/use-node-move';
import { isClosable, type Manage } from '../manage';
import { costCenterTexts } from '../texts';
import type { CostRow } from './cost-rows';

/** Drag and keyboard moves of the visible rows. Reports the gateway's refusal. */
export function useTreeMoves(manage: Manage, rows: readonly CostRow[]) {
  const t = useTexts(costCenterTexts);
  const { move, problem } = useRowMove(moveCostObject);
  const { host } = manage;
  const objects = new Map(
    rows.flatMap((row) => (row.kind === 'object' ? [[row.object.no, row.object] as const] : [])),
  );
  const moving = useNodeMove({
    rows: [...objects.values()].map(({ no, parentNO, name }) => ({ no, parentNo: parentNO, name })),
    refusalOf(no, parentNo) {
      const [object, parent] = [objects.get(no), objects.get(parentNo)];
      if (object && !isClosable(object)) return t.closedStays(object.name);
      return parent && !isClosable(parent) ? t.closedHolds(parent.name) : undefined;
    },
    onMove: (no, parentNo) => void put(no, parentNo),
  });
  async function put(no: string, parentNO: string): Promise<void> {
    const object = objects.get(no);
    if (!object) return;
    const { costKind, name, revision } = object;
    const isMoved = await move({
      body: { costKind, no, basedOn: revision, parentNO },
      name,
      parentName: objects.get(parentNO)?.name ?? '',
      say: moving.say,
    });
    if (!isMoved) return;
    manage.moved(no, parentNO);
    host.track('cost-object-saved', { costKind });
    host.emit('tp-cost-object-saved', { costKind, no });
  }
  return { ...moving, problem };
}
