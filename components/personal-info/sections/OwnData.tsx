import Download from 'lucide-react/icons/download';
import { ACCOUNT_SAFETY_FAULTS } from '../../../src/contract/account-safety/faults';
import { addExport } from '../../../src/contract/download/download';
import { useIntent } from '../../../src/element/data/use-intent';
import { errorTexts } from '../../../src/element/errors/texts';
import { isGatewayError } from '../../../src/element/host/host';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Personal } from '../personal';
import { personalTexts } from '../texts';
import { Card } from './Card';

/** Exports all stored data of the user as a file of the download centre. */
export function OwnData({ personal, canExport }: { personal: Personal; canExport: boolean }) {
  const t = useTexts(personalTexts);
  const errors = useTexts(errorTexts);
  const adding = useIntent(addExport);
  const { host } = personal;

  async function add(): Promise<void> {
    const sent = await adding.send({ kind: 'ownData', format: 'zip', query: {} });
    if (sent.kind === 'done') {
      host.track('own-data-exported');
      const action = { text: t.showFiles, run: personal.showDownloads };
      return host.notify({ as: 'toast', text: t.exportBegun, delayMs: 0, action });
    }
    if (isGatewayError(sent.error) && sent.error.code === ACCOUNT_SAFETY_FAULTS.proofNeeded.code) {
      return personal.ask({ kind: 'proof', before: 'export', onProved: () => void add() });
    }
    host.report(sent.error);
    return host.notify({ as: 'toast', text: errors.of(sent.error), delayMs: 0 });
  }

  return (
    <Card
      title={t.ownData}
      hint={canExport ? t.ownDataHint : t.ownDataBeyondPartner}
      action={
        canExport && (
          <Button
            size="small"
            icon={<Download aria-hidden="true" />}
            loading={adding.isSending}
            onClick={() => void add()}
          >
            {t.exportOwnData}
          </Button>
        )
      }
    />
  );
}
