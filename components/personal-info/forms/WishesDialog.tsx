import { useState } from 'react';
import {
  Meal,
  savePersonalWishes,
  Seat,
  type PersonalInfo,
} from '../../../src/contract/personal-info/personal-info';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { Select } from '../../../src/ui/field/combobox/Select';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Personal } from '../personal';
import { personalTexts } from '../texts';

function createWishesForm({ host, saved }: Personal, { seat, meal }: PersonalInfo) {
  return createCallForm(host, {
    call: savePersonalWishes,
    values: { seat, meal },
    body: (draft) => draft,
    check: () => ({}),
    onDone: () => saved('wishes'),
  });
}

export function WishesDialog({ personal, info }: { personal: Personal; info: PersonalInfo }) {
  const t = useTexts(personalTexts);
  const [saving] = useState(() => createWishesForm(personal, info));
  const { form } = saving;
  return (
    <FormDialog
      title={t.wishes}
      submitText={t.save}
      sending={saving}
      isChanged={saving.isChanged}
      onClose={personal.endDialog}
    >
      <FormField form={form} name="seat" label={t.seat}>
        {(control) => (
          <Select {...control} options={Seat.options.map((value) => ({ value, label: t.seatName(value) }))} />
        )}
      </FormField>
      <FormField form={form} name="meal" label={t.meal}>
        {(control) => (
          <Select {...control} options={Meal.options.map((value) => ({ value, label: t.mealName(value) }))} />
        )}
      </FormField>
    </FormDialog>
  );
}
