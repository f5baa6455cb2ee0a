import type { CostObject } from '../../../../src/contract/cost-center/cost-objects';
import { SelectionBar } from '../../../../src/element/list/SelectionBar';
import { Button } from '../../../../src/ui/button/Button';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Manage } from '../manage';
import { costCloseTexts } from './texts';

interface Props {
  manage: Manage;
  chosen: readonly CostObject[];
}

/** Button that closes the selected objects. */
export default function CloseSelection({ manage, chosen }: Props) {
  const t = useTexts(costCloseTexts);
  return (
    <SelectionBar label={t.bar} said={t.selected(chosen.length)} onUnchoose={() => manage.select(new Set())}>
      <Button aria-haspopup="dialog" onClick={() => manage.ask({ kind: 'close', objects: chosen })}>
        {t.close}
      </Button>
    </SelectionBar>
  );
}
