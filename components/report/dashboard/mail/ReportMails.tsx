import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { lazyPart } from '../../../../src/element/host/lazy-part';
import { Button } from '../../../../src/ui/button/Button';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Dashboard } from '../dashboard';
import { mailTexts } from './texts';

// loaded late, as it brings the code of forms
const MailDialog = lazyPart(() => import('./MailDialog'));

/** Button that opens the scheduled mails of the reports. */
export function ReportMails({ dashboard }: { dashboard: Dashboard }) {
  const t = useTexts(mailTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        size="small"
        icon={<Mail aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t.title}
      </Button>
      {isOpen && <MailDialog dashboard={dashboard} onClose={() => setOpen(false)} />}
    </>
  );
}
