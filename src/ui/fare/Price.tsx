import { formatPrice } from '../../domain/money/money';
import { classNames } from '../tokens/class-names';
import priceCss from './price.css?inline';
import { useSheet } from '../tokens/root';
import { useTexts } from '../texts/use-texts';
import { fareTexts } from './texts';

export interface PriceProps {
  /** Integer fen. */
  fen: number;
  size?: 'small' | 'medium' | 'large';
  /** `plain`: an amount among others, not the price to decide by. */
  tone?: 'price' | 'plain';
  /** Published price in fen that this one stands below; shown struck out before it, so that prices one below another end in line. */
  original?: number | undefined;
}

/** ¥1,234.50 or -¥1,234.50 (specification 9), with the sign and the decimals smaller than the yuan in the large size. */
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
