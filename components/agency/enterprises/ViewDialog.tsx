import { useState } from 'react';
import { openEnterpriseView } from '../../../src/contract/agency/view';
import type { ResultOf } from '../../../src/contract/call';
import { instantText } from '../../../src/domain/shanghai-time';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { agencyEnterprisesTexts } from './texts';

interface Props {
  enterprise: { enterpriseNum: string; entName: string };
  onClose(): void;
}

/** Opens the portal of an enterprise to look at it, by a link that is used once. */
export function ViewDialog({ enterprise: { enterpriseNum, entName }, onClose }: Props) {
  const t = useTexts(agencyEnterprisesTexts);
  const [made, make] = useState<ResultOf<typeof openEnterpriseView>>();
  if (made === undefined) {
    return (
      <ConfirmBox
        call={openEnterpriseView}
        body={{ enterpriseNum }}
        title={t.viewTitle}
        confirmText={t.makeView}
        cancelText={t.cancel}
        onClose={onClose}
        onDone={make}
      >
        {t.viewAsk(entName)}
      </ConfirmBox>
    );
  }
  return (
    <Dialog
      title={t.viewTitle}
      size="small"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      <p>{t.viewMade(instantText(made.expireTime))}</p>
      <a
        className="tp-button primary"
        href={made.url}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onClose}
      >
        {t.openView}
      </a>
    </Dialog>
  );
}
