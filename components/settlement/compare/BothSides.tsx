import { useTexts } from '../../../src/ui/texts/use-texts';
import { compareTexts } from './texts';

interface Props {
  bill: readonly string[];
  record: readonly string[];
  differs: boolean;
  hasBill: boolean;
}

/** What both sides say where they do not say the same, each named; else what one of them says. */
export function BothSides({ bill, record, differs, hasBill }: Props) {
  const t = useTexts(compareTexts);
  const text = (texts: readonly string[]) => texts.join(t.and) || t.none;
  if (!differs) return <bdi>{(hasBill ? bill : record).join(t.and)}</bdi>;
  return (
    <span className="st-both">
      <span>
        <span className="st-side">{t.ofBill}</span> <bdi>{text(bill)}</bdi>
      </span>
      <span className="st-differs">
        <span className="st-side">{t.ofRecord}</span> <bdi>{text(record)}</bdi>
      </span>
    </span>
  );
}
