import type { BodyOf } from '../../../../src/contract/call';
import { queryReportRecipients, RECIPIENTS, type Recipient } from '../../../../src/contract/report/schedules';
import { useCall } from '../../../../src/element/data/use-call';
import { PeopleField } from '../../../../src/element/people/PeopleField';
import { useKeyword } from '../../../../src/element/people/use-keyword';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { mailTexts } from './texts';

interface Props {
  asked: Omit<BodyOf<typeof queryReportRecipients>, 'keyword'>;
  recipients: readonly Recipient[];
  error: string | undefined;
  onChange(recipients: Recipient[]): void;
}

/** Search for colleagues who may see the report, with the chosen ones listed below. */
export function RecipientsField({ asked, recipients, error, onChange }: Props) {
  const t = useTexts(mailTexts);
  const keyword = useKeyword();
  const found = useCall(queryReportRecipients, { ...asked, keyword: keyword.wanted });
  return (
    <div className="rd-mail-people">
      <PeopleField<Recipient>
        label={t.recipients}
        helper={t.recipientsHint(RECIPIENTS)}
        error={error}
        people={recipients}
        most={RECIPIENTS}
        keyword={keyword}
        found={found}
        options={found.data?.recipientList ?? []}
        t={{ ...t, chosen: t.recipients, remove: t.removePerson }}
        onChange={onChange}
      />
    </div>
  );
}
