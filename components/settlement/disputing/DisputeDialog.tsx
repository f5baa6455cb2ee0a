import { useState } from 'react';
import type { SettleBillLine } from '../../../src/contract/settlement/bills';
import { DISPUTE_REASONS, DISPUTE_TEXT, disputeBillLines } from '../../../src/contract/settlement/disputes';
import { filterMoneyInput, formatPrice } from '../../../src/domain/money/money';
import { UploadField } from '../../../src/element/upload/UploadField';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { createForm, type Form } from '../../../src/ui/form/create-form';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { useRowErrors } from '../../../src/ui/form/use-row-errors';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useSheet } from '../../../src/ui/tokens/root';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createFormSubmission } from '../../../src/element/submission/form-submission';
import type { SettlementStore } from '../settlement-store';
import { settlementTexts } from '../texts';
import {
  bodyOf,
  claimOf,
  draftProblems,
  fieldOf,
  isFilledIn,
  newDraft,
  type DisputeDraft,
} from './dispute-draft';
import disputingCss from './disputing.css?inline';
import { disputingTexts } from './texts';

type DisputeForm = Form<DisputeDraft, typeof disputeBillLines.body>;

interface Props {
  settling: SettlementStore;
  billNo: string;
  /** Lines chosen when the dialog opened; none is added while it is open. */
  lines: readonly SettleBillLine[];
  /** Claimed amounts in fen by line number, from a comparison. Lines without an entry are disputed whole. */
  claims?: ReadonlyMap<number, number> | undefined;
}

/** Disputes lines of a bill with a reason, claimed amounts and files. */
export function DisputeDialog({ settling, billNo, lines, claims }: Props) {
  useSheet(disputingCss);
  const s = useTexts(settlementTexts);
  const t = useTexts(disputingTexts);
  const [{ form, sending, isChanged, setUploading }] = useState(() =>
    createDisputeForm(settling, { billNo, lines, claims }),
  );
  return (
    <FormDialog
      title={t.title}
      size="large"
      submitText={t.submit}
      sending={sending}
      isChanged={isChanged}
      onClose={settling.endDialog}
    >
      <ClaimedLines form={form} lines={lines} />
      <FormField form={form} name="reason" label={t.reason} required>
        {(control) => (
          <Select
            {...control}
            options={DISPUTE_REASONS.map((value) => ({ value, label: s.reason(value) }))}
          />
        )}
      </FormField>
      <FormField form={form} name="content" label={t.content} required helper={t.contentHint}>
        {(control) => <TextArea {...control} rows={3} maxLength={DISPUTE_TEXT} />}
      </FormField>
      <Files form={form} onPending={setUploading} />
      <p className="st-hint">{t.says}</p>
    </FormDialog>
  );
}

function createDisputeForm(
  { host, endDialog, lines: listing, comparing }: SettlementStore,
  { billNo, lines, claims }: Omit<Props, 'settling'>,
) {
  const first = newDraft(lines, claims);
  let isUploading = false;
  const texts = () => host.texts(disputingTexts);
  const form: DisputeForm = createForm({
    values: first,
    schema: disputeBillLines.body,
    body: (draft: DisputeDraft) => bodyOf(draft, billNo, lines),
    check: (draft: DisputeDraft) => ({
      ...draftProblems(draft, lines, texts()),
      // a dispute sent during the upload would lack the file
      ...(isUploading && { files: texts().uploading }),
    }),
    fieldOf,
  });
  const sending = createFormSubmission(host, disputeBillLines, {
    form,
    onDone({ disputeNo }) {
      const lineCount = lines.length;
      host.notify({ as: 'toast', text: texts().done(lineCount), delayMs: 0 });
      host.track('bill-disputed', { lineCount, reason: form.values().reason ?? '' });
      // the choice in the other list stays
      if (claims === undefined) listing.unchoose();
      else comparing.unchoose();
      endDialog();
      host.emit('tp-bill-disputed', { billNo, disputeNo, lineCount });
    },
  });
  return {
    form,
    sending,
    isChanged: () => isUploading || isFilledIn(form.values(), first),
    setUploading(isPending: boolean): void {
      isUploading = isPending;
    },
  };
}

function ClaimedLines({ form, lines }: { form: DisputeForm; lines: Props['lines'] }) {
  const s = useTexts(settlementTexts);
  const t = useTexts(disputingTexts);
  const { value } = useFormField(form, 'lines');
  const errors = useRowErrors(form, 'lines');
  return (
    <div className="st-claims">
      <p role="status" className="st-claims-sum">
        {t.sum(lines.length, formatPrice(claimOf(form.values())))}
      </p>
      <ul aria-label={t.lines}>
        {lines.map((line, at) => {
          const { lineNo, kind, part, travellerName, routeName, orderNo, amount } = line;
          return (
            <li key={lineNo}>
              <div className="st-claim-line">
                <span>{t.lineText(s.lineName(kind, part), travellerName, routeName)}</span>
                <span className="st-hint st-num">
                  {[orderNo, t.lineAmount(formatPrice(amount))].join(' ')}
                </span>
              </div>
              <Field label={amount > 0 ? t.claimShort : t.claimMore} required error={errors(at, 'claim')}>
                <TextInput
                  value={value[at]?.claim ?? ''}
                  inputMode="decimal"
                  suffix={t.unit}
                  onChange={(typed) => form.editRow('lines', at, { claim: filterMoneyInput(typed) })}
                />
              </Field>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface FilesProps {
  form: DisputeForm;
  onPending(isPending: boolean): void;
}

function Files({ form, onPending }: FilesProps) {
  const t = useTexts(disputingTexts);
  const { value, error, onChange } = useFormField(form, 'files');
  return (
    <UploadField
      label={t.files}
      error={error}
      files={value}
      onChange={(change) => onChange(change(form.values().files))}
      onPending={onPending}
    />
  );
}
