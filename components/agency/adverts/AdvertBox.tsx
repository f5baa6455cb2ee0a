import { copyAdvert, publishAdvert, type AgencyAdvert } from '../../../src/contract/agency/platform/adverts';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { wordsOf } from './columns';
import { advertDeskTexts } from './texts';

interface Props {
  advert: AgencyAdvert;
  action: 'publish' | 'withdraw' | 'copy';
  onDone(text: string): void;
  onClose(): void;
}

/** Asks before an advert is published, withdrawn or copied. */
export function AdvertBox({ advert, action, onDone, onClose }: Props) {
  const t = useTexts(advertDeskTexts);
  const { advertNo, revision } = advert;
  const words = wordsOf(advert);
  if (action === 'copy')
    return (
      <ConfirmBox
        call={copyAdvert}
        body={{ advertNo, revision }}
        title={t.copy}
        confirmText={t.copy}
        cancelText={t.cancel}
        onClose={onClose}
        onDone={() => onDone(t.copied)}
      >
        {t.copyAsk(words)}
      </ConfirmBox>
    );
  const isPublished = action === 'publish';
  return (
    <ConfirmBox
      call={publishAdvert}
      body={{ advertNo, revision, isPublished }}
      title={isPublished ? t.publish : t.withdraw}
      confirmText={isPublished ? t.publish : t.withdraw}
      cancelText={t.cancel}
      onClose={onClose}
      onDone={() => onDone(isPublished ? t.published : t.withdrawn)}
    >
      {isPublished ? t.publishAsk(words) : t.withdrawAsk(words)}
    </ConfirmBox>
  );
}
