import { formatPrice } from '../../src/domain/money/money';
import { useTexts } from '../../src/ui/texts/use-texts';
import { settlementTexts } from './texts';

/** An amount of fen. */
export function Yuan({ fen }: { fen: number }) {
  const t = useTexts(settlementTexts);
  return <span className="st-yuan">{t.yuan(formatPrice(fen))}</span>;
}
