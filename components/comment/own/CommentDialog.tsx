import { useState } from 'react';
import type { BodyOf } from '../../../src/contract/call';
import {
  COMMENT_TAGS,
  saveOwnComment,
  STAR_COUNTS,
  type CommentTag,
  type CommentTrip,
  type OwnComment,
  type StarCount,
} from '../../../src/contract/comment/comments';
import type { PageProps } from '../../../src/element/administration/declare-administration';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createFormSubmission } from '../../../src/element/submission/form-submission';
import { Checkbox } from '../../../src/ui/field/choice/Checkbox';
import { CheckboxGroup } from '../../../src/ui/field/choice/CheckboxGroup';
import { RadioGroup } from '../../../src/ui/field/choice/RadioGroup';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { createForm } from '../../../src/ui/form/create-form';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ownCommentTexts } from './texts';

interface Props {
  host: PageProps['host'];
  trip: CommentTrip;
  /** Stored comment; undefined for a new one. */
  given: OwnComment | undefined;
  isAnonymousAllowed: boolean;
  onClose(): void;
}

/** Draft; a rating is null until stars are chosen. */
interface Draft {
  punctuality: StarCount | null;
  cabin: StarCount | null;
  service: StarCount | null;
  content: string;
  tags: CommentTag[];
  isAnonymous: boolean;
}

const RATED = ['punctuality', 'cabin', 'service'] as const;
const EMPTY: Draft = {
  punctuality: null,
  cabin: null,
  service: null,
  content: '',
  tags: [],
  isAnonymous: false,
};

const draftOf = ({ punctuality, cabin, service, content, tags, isAnonymous }: OwnComment): Draft => ({
  punctuality,
  cabin,
  service,
  content,
  tags,
  isAnonymous,
});

function createCommentForm(
  { host, trip: { orderNo, segmentNo }, onClose }: Pick<Props, 'host' | 'trip' | 'onClose'>,
  first: Draft,
) {
  const form = createForm({
    values: first,
    schema: saveOwnComment.body,
    // an open rating reaches the schema as null, which reports it
    body: (draft: Draft) => ({ orderNo, segmentNo, ...draft }) as BodyOf<typeof saveOwnComment>,
  });
  const sending = createFormSubmission(host, saveOwnComment, {
    form,
    onDone({ commentState }) {
      const t = host.texts(ownCommentTexts);
      host.notify({ as: 'toast', text: commentState === 'held' ? t.heldBack : t.submitted, delayMs: 0 });
      host.track('row-saved', { resource: 'tripComment' });
      onClose();
    },
  });
  return { form, sending };
}

/** Comments on a trip, or changes the comment. */
export function CommentDialog({ host, trip, given, isAnonymousAllowed, onClose }: Props) {
  const t = useTexts(ownCommentTexts);
  const [first] = useState(() => (given ? draftOf(given) : EMPTY));
  const [{ form, sending }] = useState(() => createCommentForm({ host, trip, onClose }, first));
  return (
    <FormDialog
      title={t.writeOf(trip.flightNo)}
      submitText={t.submit}
      sending={sending}
      isChanged={() => JSON.stringify(form.values()) !== JSON.stringify(first)}
      onClose={onClose}
    >
      {RATED.map((name) => (
        <FormField key={name} form={form} name={name} label={t[name]} required>
          {(control) => (
            <RadioGroup
              {...control}
              options={STAR_COUNTS.map((stars) => ({ value: stars, label: t.starName(stars) }))}
            />
          )}
        </FormField>
      ))}
      <FormField form={form} name="tags" label={t.tags}>
        {(control) => (
          <CheckboxGroup
            {...control}
            options={COMMENT_TAGS.map((tag) => ({ value: tag, label: t.tagName(tag) }))}
          />
        )}
      </FormField>
      <FormField form={form} name="content" label={t.content} helper={t.contentHint}>
        {(control) => <TextArea {...control} rows={4} maxLength={500} />}
      </FormField>
      {(isAnonymousAllowed || first.isAnonymous) && (
        <FormField form={form} name="isAnonymous" label={t.isAnonymous} helper={t.isAnonymousHint}>
          {({ value, onChange }) => <Checkbox checked={value} onChange={onChange} />}
        </FormField>
      )}
    </FormDialog>
  );
}
