import { useState } from 'react';
import { moveCostObject } from '../../../../src/contract/cost-center/cost-objects';
import { useIntent } from '../../../../src/element/data/use-intent';
import type { Unsent } from '../../../../src/element/sending/sending';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { treeTexts } from '../../../../src/ui/tree/texts';
import { useNodeMoving } from '../../../../src/ui/tree/use-node-moving';
import { isClosable, type Manage } from '../manage';
import { costCenterTexts } from '../texts';
import type { CostRow } from './cost-rows';

/** Moves what is seen of the tree, as the gateway allows it, and why it did not. */
export function useMoving(manage: Manage, rows: readonly CostRow[]) {
  const t = useTexts(costCenterTexts);
  const words = useTexts(treeTexts);
  const { send, isSending } = useIntent(moveCostObject);
  const [problem, setProblem] = useState<Unsent>();
  const { host } = manage;
  const objects = new Map(
    rows.flatMap((row) => (row.kind === 'object' ? [[row.object.no, row.object] as const] : [])),
  );
  const moving = useNodeMoving({
    rows: [...objects.values()].map(({ no, parentNO, name }) => ({ no, parentNo: parentNO, name })),
    refusalOf(no, parentNo) {
      const [object, parent] = [objects.get(no), objects.get(parentNo)];
      if (object && !isClosable(object)) return t.closedStays(object.name);
      return parent && !isClosable(parent) ? t.closedHolds(parent.name) : undefined;
    },
    onMove: (no, parentNo) => void move(no, parentNo),
  });
  async function move(no: string, parentNO: string): Promise<void> {
    const object = objects.get(no);
    if (!object || isSending) return;
    const { costKind, name, revision } = object;
    setProblem(undefined);
    moving.say(words.moving(name));
    const sent = await send({ costKind, no, basedOn: revision, parentNO });
    if (sent.kind !== 'done') {
      host.report(sent.error);
      moving.say('');
      setProblem({ error: sent.error, isUncertain: sent.kind === 'uncertain' });
      return;
    }
    moving.say(words.moved(name, objects.get(parentNO)?.name ?? ''));
    manage.moved(no, parentNO);
    host.track('cost-object-saved', { costKind });
    host.emit('tp-cost-object-saved', { costKind, no });
  }
  return { ...moving, problem };
}
