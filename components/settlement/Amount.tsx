import { formatPrice } from '../../src/domain/money/money';
import { useTexts } from '../../src/ui/texts/use-texts';
import { settlementTexts } from './texts';

/** Amount, given in fen and shown in yuan. */
export function Amount({ fen }: { fen: number }) {
  const t = useTexts(settlementTexts);
  return <span className="st-yuan">{t.yuan(formatPrice(fen))}</span>;
}
