import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { addPositions, MOST_POSITIONS } from '../../../src/contract/address-book/position-templates';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { DraftOffer } from '../../../src/element/submission/draft/DraftOffer';
import { LeaveWarning } from '../../../src/element/submission/LeaveWarning';
import { useFirstError } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { SubmissionProblem } from '../../../src/element/submission/SubmissionProblem';
import { Button } from '../../../src/ui/button/Button';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { FormField } from '../../../src/ui/form/FormField';
import { Page } from '../../../src/ui/layout/Page';
import { Section } from '../../../src/ui/layout/Section';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { positionTemplateTexts, type PositionTemplateTexts } from './texts';

interface Draft {
  names: string;
}
const EMPTY: Draft = { names: '' };
const LONGEST = 30;

interface Line {
  /** Line number, from 1. */
  line: number;
  name: string;
}

const linesOf = ({ names }: Draft): Line[] =>
  names
    .split('\n')
    .map((text, at) => ({ line: at + 1, name: text.trim() }))
    .filter(({ name }) => name !== '');

/** Text of all problems, each with its line. */
function problemOf(draft: Draft, t: PositionTemplateTexts): string {
  const lines = linesOf(draft);
  if (lines.length === 0) return t.missing;
  if (lines.length > MOST_POSITIONS) return t.tooMany(MOST_POSITIONS);
  const problems = lines.flatMap(({ line, name }, at) => {
    if (name.length > LONGEST) return [t.atLine(line, t.tooLong)];
    const first = lines.findIndex((one) => one.name === name);
    return first < at ? [t.atLine(line, t.sameAs(lines[first]?.line ?? 0))] : [];
  });
  return t.lines(problems);
}

function createAddPositionsForm(host: Host, onAdded: (count: number) => void) {
  const texts = () => host.texts(positionTemplateTexts);
  const adding = createCallForm(host, {
    call: addPositions,
    values: EMPTY,
    body: (draft: Draft) => ({ positionNameList: linesOf(draft).map(({ name }) => name) }),
    check(draft): Record<string, string> {
      const problem = problemOf(draft, texts());
      return problem === '' ? {} : { names: problem };
    },
    fieldOf: () => 'names',
    onDone({ addedCount }) {
      adding.form.reset(EMPTY);
      onAdded(addedCount);
    },
  });
  return adding;
}

/** Adds several positions at once, one per line. */
export default function AddPositions() {
  const host = useHost();
  const t = useTexts(positionTemplateTexts);
  const formRef = useRef<HTMLFormElement>(null);
  const [added, setAdded] = useState(0);
  const [adding] = useState(() => createAddPositionsForm(host, setAdded));
  const { problem, busy, refusals } = useStore(adding.store);
  useFirstError(formRef, refusals);
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAdded(0);
        void adding.submit();
      }}
    >
      <Page>
        <DraftOffer draft={adding.draft} />
        <Section title={t.addMany}>
          <FormField
            form={adding.form}
            name="names"
            label={t.names}
            helper={t.namesHint(MOST_POSITIONS)}
            required
          >
            {(control) => <TextArea {...control} rows={10} />}
          </FormField>
        </Section>
        <SubmissionProblem problem={problem} />
        <div role="status">{added > 0 && t.saved(added)}</div>
        <Toolbar>
          <Button type="submit" variant="primary" loading={busy}>
            {t.save}
          </Button>
        </Toolbar>
      </Page>
      <LeaveWarning isChanged={adding.isChanged} draft={adding.draft} />
    </form>
  );
}
