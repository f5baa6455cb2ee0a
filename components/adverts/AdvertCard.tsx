import Megaphone from 'lucide-react/icons/megaphone';
import { useEffect, useState } from 'react';
import type { Advert } from '../../src/contract/adverts';
import type { Host } from '../../src/element/host/host';
import { Tag } from '../../src/ui/feedback/Tag';
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
  const [broken, setBroken] = useState('');
  const image = imageUrl === '' ? undefined : imageOf(host.runtime, imageUrl);
  const href = linkUrl === '' ? undefined : linkOf(host.runtime, linkUrl);
  useEffect(() => {
    displayedGroupsOf(host.runtime).add(advertGroupID);
    host.track('advert-shown', { advertGroupID });
  }, [host, advertGroupID]);

  const content = (
    <>
      {image !== undefined && image !== broken ? (
        // with a text the picture is decorative; without one it names the link
        <img
          className="ads-image"
          src={image}
          alt={textContent === '' ? t.picture : ''}
          onError={() => setBroken(image)}
        />
      ) : (
        <span className="ads-mark">
          <Megaphone />
        </span>
      )}
      <span className="ads-text">
        <Tag>{t.advert}</Tag> {textContent}
      </span>
    </>
  );
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
