import type { ComparedItem } from '../../../src/contract/settlement/compare';
import { DISPUTE_LINES } from '../../../src/contract/settlement/disputes';
import { formatPrice } from '../../../src/domain/money/money';
import { disputeOf } from '../../../src/domain/settlement/compare-claims';
import { SelectionBar } from '../../../src/element/list/SelectionBar';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { SettlementStore } from '../settlement-store';
import { compareTexts } from './texts';

interface Props {
  settling: SettlementStore;
  chosen: ReadonlyMap<number, ComparedItem>;
}

/** Bar that disputes the lines of the chosen entries. */
export function CompareSelection({ settling, chosen }: Props) {
  const t = useTexts(compareTexts);
  const { lines, claims } = disputeOf([...chosen.values()]);
  const amount = lines.reduce((sum, line) => sum + (claims.get(line.lineNo) ?? line.amount), 0);
  return (
    <SelectionBar
      label={t.bar}
      said={t.chosen(chosen.size, lines.length, formatPrice(amount))}
      whyNot={lines.length > DISPUTE_LINES ? t.tooMany(DISPUTE_LINES) : undefined}
      onUnchoose={settling.comparing.unchoose}
    >
      <Button
        variant="primary"
        aria-haspopup="dialog"
        onClick={() => settling.ask({ kind: 'dispute', lines, claims })}
      >
        {t.raise}
      </Button>
    </SelectionBar>
  );
}
