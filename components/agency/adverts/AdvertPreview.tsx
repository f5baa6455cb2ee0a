import type { AdvertTextParts } from '../../../src/contract/agency/platform/adverts';
import { WEBSITE_SPACE } from '../../../src/domain/agency/adverts';
import { AdvertFace } from '../../../src/element/advert/AdvertFace';
import css from '../../../src/element/advert/advert.css?inline';
import { useHost } from '../../../src/element/host/host-context';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useSheet } from '../../../src/ui/tokens/root';
import { pictureUrl } from '../pictures/picture-url';
import { SitePreview } from '../sites/SitePreview';
import { advertDeskTexts } from './texts';

interface Props {
  advertSpaceNo: string;
  textContent: string;
  imageUrl: string;
  parts: Partial<AdvertTextParts>;
}

/** An advert as the portal shows it, or the sign-in page with its texts of the website. */
export function AdvertPreview({ advertSpaceNo, textContent, imageUrl, parts }: Props) {
  useSheet(css);
  const t = useTexts(advertDeskTexts);
  const host = useHost();
  if (advertSpaceNo === WEBSITE_SPACE) {
    const { websiteName = '', platName = '', logo = '', backgroungImg = '' } = parts;
    const { copyRight1 = '', copyRight2 = '' } = parts;
    return <SitePreview brand={{ websiteName, platName, logo, backgroungImg, copyRight1, copyRight2 }} />;
  }
  return (
    <div className="ads" role="group" aria-label={t.preview}>
      <div className="ads-card">
        <AdvertFace image={pictureUrl(host.runtime, imageUrl)} text={textContent} words={t} />
      </div>
    </div>
  );
}
