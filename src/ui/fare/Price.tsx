import { formatPrice } from '../../domain/money/money';
import { classNames } from '../tokens/class-names';
import priceCss from './price.css?inline';
import { useSheet } from '../tokens/root';
import { useTexts } from '../texts/use-texts';
import { fareTexts } from './texts';

export interface PriceProps {
  /** Integer amount in fen. */
  fen: number;
  size?: 'small' | 'medium' | 'large';
  /** `plain`: an ordinary amount rather than the price that decides. */
  tone?: 'price' | 'plain';
  /**
   * Higher published price in fen, struck through before this one so that prices below each other align at their ends.
   */
  original?: number | undefined;
}

/** ¥1,234.50 or -¥1,234.50 (specification 9). In the large size the sign and the decimals are smaller than the yuan. */
export function Price({ fen, size = 'medium', tone = 'price', original }: PriceProps) {
  useSheet(priceCss);
  const t = useTexts(fareTexts);
  const [yuan, cents] = formatPrice(Math.abs(fen)).split('.');
  return (
    <span className={classNames('tp-price', size, tone)}>
      {original !== undefined && original > fen && (
        <s>
          <span className="tp-visually-hidden">{t.published}</span>¥{formatPrice(original)}
        </s>
      )}
      {fen < 0 && '-'}
      <span className="tp-price-sign">¥</span>
      {yuan}
      <span className="tp-price-cents">.{cents}</span>
    </span>
  );
}
