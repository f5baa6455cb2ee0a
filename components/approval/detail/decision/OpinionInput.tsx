import { cutOpinion, OPINION_LENGTH, opinionLength } from '../../../../src/contract/approval/shapes';
import { Field } from '../../../../src/ui/field/Field';
import { TextArea } from '../../../../src/ui/field/text/TextArea';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { approvalListTexts } from '../../list/texts';

interface Props {
  opinion: string;
  rows: number;
  readOnly: boolean;
  /** Called with the text, cut to its maximum length. */
  onChange(opinion: string): void;
}

/** Text area of an opinion. The counter counts graphemes, i.e. characters as users see them. */
export function OpinionInput({ opinion, rows, readOnly, onChange }: Props) {
  const t = useTexts(approvalListTexts);
  return (
    <Field label={t.opinion} helper={`${opinionLength(opinion)}/${OPINION_LENGTH}`}>
      <TextArea
        value={opinion}
        rows={rows}
        onChange={(text) => onChange(cutOpinion(text))}
        placeholder={t.opinionHint}
        readOnly={readOnly}
      />
    </Field>
  );
}
