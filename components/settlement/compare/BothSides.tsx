import { useTexts } from '../../../src/ui/texts/use-texts';
import { compareTexts } from './texts';

interface Props {
  bill: readonly string[];
  record: readonly string[];
  differs: boolean;
  hasBill: boolean;
}

/** Values of both sides, each labelled, where they differ; otherwise the value that either has. */
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
