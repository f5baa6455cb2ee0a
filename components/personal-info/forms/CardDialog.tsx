import { useState } from 'react';
import {
  CardAirline,
  savePersonalCard,
  type PersonalInfo,
} from '../../../src/contract/personal-info/personal-info';
import { isCardNumber, tidyCardNumber } from '../../../src/domain/personal-info/frequent-flyer';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { Select } from '../../../src/ui/field/combobox/Select';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Personal } from '../personal';
import { personalTexts } from '../texts';

interface Props {
  personal: Personal;
  info: PersonalInfo;
  /** Undefined for a new card. */
  airline: CardAirline | undefined;
}

interface Draft {
  airline: CardAirline | null;
  cardNo: string;
}

function createCardForm({ host, saved }: Personal, airline: CardAirline | undefined) {
  const values: Draft = { airline: airline ?? null, cardNo: '' };
  return createCallForm(host, {
    call: savePersonalCard,
    values,
    body: (draft: Draft) => draft,
    check({ airline: of, cardNo }): Record<string, string> {
      const t = host.texts(personalTexts);
      const isWrong = of !== null && cardNo.trim() !== '' && !isCardNumber(tidyCardNumber(of, cardNo));
      return isWrong ? { cardNo: t.cardNumberWrong } : {};
    },
    onDone: () => saved('card'),
  });
}

export function CardDialog({ personal, info, airline }: Props) {
  const t = useTexts(personalTexts);
  const [saving] = useState(() => createCardForm(personal, airline));
  const { form } = saving;
  const airlines =
    airline === undefined
      ? CardAirline.options.filter((one) => !info.cards.some((card) => card.airline === one))
      : [airline];
  return (
    <FormDialog
      title={airline === undefined ? t.addCard : t.editOf(t.airline(airline))}
      submitText={t.save}
      sending={saving}
      isChanged={saving.isChanged}
      onClose={personal.endDialog}
    >
      <FormField form={form} name="airline" label={t.airlineLabel} required>
        {(control) => (
          <Select
            {...control}
            disabled={airline !== undefined}
            options={airlines.map((value) => ({ value, label: t.airline(value) }))}
          />
        )}
      </FormField>
      <FormField form={form} name="cardNo" label={t.cardNumber} required>
        {(control) => <TextInput {...control} autoCapitalize="characters" maxLength={30} />}
      </FormField>
    </FormDialog>
  );
}
