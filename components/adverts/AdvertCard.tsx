import { useEffect } from 'react';
import type { Advert } from '../../src/contract/adverts';
import { AdvertFace } from '../../src/element/advert/AdvertFace';
import type { Host } from '../../src/element/host/host';
import { useTexts } from '../../src/ui/texts/use-texts';
import { imageOf, isExternal, linkOf } from './addresses';
import type { adverts } from './declaration';
import { displayedGroupsOf } from './displayed-groups';
import { advertTexts } from './texts';

interface Props {
  host: Host<typeof adverts>;
  advert: Advert;
}

/** One advert. Its text is rendered as text, never as markup; a link that may not be followed is left out. */
export function AdvertCard({ host, advert }: Props) {
  const { advertGroupID, advertContent } = advert;
  const { textContent, imageUrl, linkUrl } = advertContent;
  const t = useTexts(advertTexts);
  const image = imageUrl === '' ? undefined : imageOf(host.runtime, imageUrl);
  const href = linkUrl === '' ? undefined : linkOf(host.runtime, linkUrl);
  useEffect(() => {
    displayedGroupsOf(host.runtime).add(advertGroupID);
    host.track('advert-shown', { advertGroupID });
  }, [host, advertGroupID]);

  const content = <AdvertFace image={image} text={textContent} words={t} />;
  return href === undefined ? (
    <div className="ads-card" part="advert">
      {content}
    </div>
  ) : (
    <a
      className="ads-card"
      part="advert"
      href={href}
      {...(isExternal(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      onClick={() => host.track('advert-pressed', { advertGroupID })}
    >
      {content}
    </a>
  );
}
