import {
  removeEmergencyContact,
  removePersonalCard,
  removePersonalDocument,
  type PersonalInfo,
} from '../../../src/contract/personal-info/personal-info';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Personal, PersonalDialog } from '../personal';
import { personalTexts } from '../texts';
import { CardDialog } from './CardDialog';
import { DelegateDialog } from './DelegateDialog';
import { DocumentDialog } from './DocumentDialog';
import { EmergencyDialog } from './EmergencyDialog';
import { IdentityDialog } from './IdentityDialog';
import { NoticesDialog } from './NoticesDialog';
import { ProofDialog } from '../../../src/element/security/ProofDialog';
import { WishesDialog } from './WishesDialog';

interface Props {
  personal: Personal;
  info: PersonalInfo;
  dialog: PersonalDialog;
}

export default function Dialogs({ personal, info, dialog }: Props) {
  const t = useTexts(personalTexts);
  const removing = { cancelText: t.cancel, confirmText: t.removeYes, danger: true } as const;
  switch (dialog.kind) {
    case 'identity':
      return <IdentityDialog personal={personal} info={info} />;
    case 'document':
      return <DocumentDialog personal={personal} info={info} cardType={dialog.cardType} />;
    case 'card':
      return <CardDialog personal={personal} info={info} airline={dialog.airline} />;
    case 'wishes':
      return <WishesDialog personal={personal} info={info} />;
    case 'emergency':
      return <EmergencyDialog personal={personal} info={info} />;
    case 'delegate':
      return <DelegateDialog personal={personal} />;
    case 'notices':
      return <NoticesDialog personal={personal} />;
    case 'proof':
      return (
        <ProofDialog host={personal.host} onProved={dialog.onProved} onClose={personal.endDialog}>
          <p className="pi-hint">{t.proofHint(dialog.before)}</p>
        </ProofDialog>
      );
    case 'removeDocument':
      return (
        <ConfirmBox
          {...removing}
          call={removePersonalDocument}
          body={{ cardType: dialog.cardType }}
          title={t.removeTitle(t.card(dialog.cardType))}
          onDone={() => personal.saved('document', 'removed')}
          onClose={personal.endDialog}
        >
          <p>{t.removeDocumentText}</p>
        </ConfirmBox>
      );
    case 'removeCard':
      return (
        <ConfirmBox
          {...removing}
          call={removePersonalCard}
          body={{ airline: dialog.airline }}
          title={t.removeTitle(t.airline(dialog.airline))}
          onDone={() => personal.saved('card', 'removed')}
          onClose={personal.endDialog}
        >
          <p>{t.removeText}</p>
        </ConfirmBox>
      );
    case 'removeEmergency':
      return (
        <ConfirmBox
          {...removing}
          call={removeEmergencyContact}
          body={{}}
          title={t.removeTitle(t.emergency)}
          onDone={() => personal.saved('emergency', 'removed')}
          onClose={personal.endDialog}
        >
          <p>{t.removeText}</p>
        </ConfirmBox>
      );
  }
}
