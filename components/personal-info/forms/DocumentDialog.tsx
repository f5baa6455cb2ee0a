import { useState } from 'react';
import { savePersonalDocument, type PersonalInfo } from '../../../src/contract/personal-info/personal-info';
import type { TravelDocument } from '../../../src/contract/travellers/travellers';
import { tidyName } from '../../../src/domain/invite/joining-name';
import { CARD_TYPE } from '../../../src/domain/passenger/card-type';
import { passengerTexts } from '../../../src/domain/passenger/texts/texts';
import { documentProblems } from '../../../src/domain/personal-info/identity';
import { documentTexts } from '../../../src/domain/personal-info/texts/texts';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { DateField } from '../../../src/ui/date/DateField';
import { Select } from '../../../src/ui/field/combobox/Select';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField, useFormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Personal } from '../personal';
import { personalTexts } from '../texts';
import { addable } from './card-types';

interface Props {
  personal: Personal;
  info: PersonalInfo;
  /** Undefined for a new document. */
  cardType: number | undefined;
}

/** True for documents that carry only the Chinese name. */
const isChinese = (cardType: number): boolean =>
  cardType === CARD_TYPE.idCard || cardType === CARD_TYPE.militaryId;

function createDocumentForm(
  { host, today, saved }: Personal,
  info: PersonalInfo,
  cardType: number | undefined,
) {
  const kept = info.documents.find((document) => document.cardType === cardType);
  const first = addable(info.documents)[0] ?? CARD_TYPE.idCard;
  const values = kept ?? { cardType: first, cardNo: '', holderName: '', validUntil: '' };
  const bodyOf = (draft: TravelDocument) => ({
    ...draft,
    holderName: isChinese(draft.cardType) ? '' : draft.holderName,
  });
  return createCallForm(host, {
    call: savePersonalDocument,
    values: { ...values, holderName: values.holderName || info.latinName },
    body: bodyOf,
    check(draft) {
      const document = { ...bodyOf(draft), holderName: tidyName(bodyOf(draft).holderName) };
      const problems = documentProblems(
        info,
        document,
        today,
        host.texts(passengerTexts),
        host.texts(documentTexts),
      );
      // an unchanged masked number stands for the stored one, so its check does not apply
      const { cardNo, ...others } = problems;
      return cardNo === undefined || draft.cardNo === kept?.cardNo ? others : { ...others, cardNo };
    },
    onDone: () => saved('document'),
  });
}

export function DocumentDialog({ personal, info, cardType }: Props) {
  const t = useTexts(personalTexts);
  const [saving] = useState(() => createDocumentForm(personal, info, cardType));
  const { form } = saving;
  const type = useFormField(form, 'cardType').value;
  const types = cardType === undefined ? addable(info.documents) : [cardType];
  return (
    <FormDialog
      title={cardType === undefined ? t.addDocument : t.editOf(t.card(cardType))}
      submitText={t.save}
      sending={saving}
      isChanged={saving.isChanged}
      onClose={personal.endDialog}
    >
      <FormField form={form} name="cardType" label={t.cardType} required>
        {(control) => (
          <Select
            {...control}
            disabled={cardType !== undefined}
            options={types.map((value) => ({ value, label: t.card(value) }))}
          />
        )}
      </FormField>
      <FormField
        form={form}
        name="cardNo"
        label={t.cardNo}
        helper={cardType === undefined ? undefined : t.maskedStays}
        required
      >
        {(control) => <TextInput {...control} autoCapitalize="characters" maxLength={30} />}
      </FormField>
      {!isChinese(type) && (
        <FormField form={form} name="holderName" label={t.holderName} helper={t.holderHint}>
          {(control) => <TextInput {...control} autoCapitalize="characters" maxLength={60} />}
        </FormField>
      )}
      <FormField form={form} name="validUntil" label={t.validUntil} helper={t.validHint}>
        {(control) => <DateField {...control} min={personal.today} />}
      </FormField>
    </FormDialog>
  );
}
