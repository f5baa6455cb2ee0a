import Megaphone from 'lucide-react/icons/megaphone';
import { useState } from 'react';
import { Tag } from '../../ui/feedback/Tag';

interface Props {
  /** Absolute address of the picture; undefined for none that may be shown. */
  image: string | undefined;
  text: string;
  /** Texts: the mark of adverts, and the name of a picture without a text. */
  words: { advert: string; picture: string };
}

/** Picture and text of an advert, as text and never as markup. */
export function AdvertFace({ image, text, words }: Props) {
  const [broken, setBroken] = useState('');
  return (
    <>
      {image !== undefined && image !== broken ? (
        // with a text the picture is decorative; without one it names the link
        <img
          className="ads-image"
          src={image}
          alt={text === '' ? words.picture : ''}
          onError={() => setBroken(image)}
        />
      ) : (
        <span className="ads-mark">
          <Megaphone />
        </span>
      )}
      <span className="ads-text">
        <Tag>{words.advert}</Tag> {text}
      </span>
    </>
  );
}
