import type { SettleBillLine } from '../../../src/contract/settlement/bills';
import { DISPUTE_LINES } from '../../../src/contract/settlement/disputes';
import { formatPrice } from '../../../src/domain/money/money';
import { SelectionBar } from '../../../src/element/list/SelectionBar';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SettlementStore } from '../settlement-store';
import { billTexts } from './texts';

interface Props {
  of: { settling: SettlementStore };
  chosen: ReadonlyMap<string, SettleBillLine>;
}

/** Bar that disputes the chosen lines. */
export function LineSelection({ of: { settling }, chosen }: Props) {
  const t = useTexts(billTexts);
  const lines = [...chosen.values()];
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  return (
    <SelectionBar
      label={t.bar}
      said={t.chosen(lines.length, formatPrice(amount))}
      whyNot={lines.length > DISPUTE_LINES ? t.tooMany(DISPUTE_LINES) : undefined}
      onUnchoose={settling.lines.unchoose}
    >
      <Button
        variant="primary"
        aria-haspopup="dialog"
        onClick={() => settling.ask({ kind: 'dispute', lines })}
      >
        {t.dispute}
      </Button>
    </SelectionBar>
  );
}
