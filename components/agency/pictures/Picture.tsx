import { useState } from 'react';
import { useHost } from '../../../src/element/host/host-context';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useSheet } from '../../../src/ui/tokens/root';
import css from './pictures.css?inline';
import { pictureUrl } from './picture-url';
import { pictureTexts } from './texts';

interface Props {
  address: string;
  /** Text of the picture for assistive technology; '' for a decorative one. */
  alt: string;
  className: string;
}

/** A picture at an address of the gateway; a word in its place when it cannot be shown. */
export function Picture({ address, alt, className }: Props) {
  useSheet(css);
  const t = useTexts(pictureTexts);
  const host = useHost();
  const [broken, setBroken] = useState('');
  const url = pictureUrl(host.runtime, address);
  if (address === '') return null;
  if (url === undefined || url === broken) return <span className="ag-no-picture">{t.unreadable}</span>;
  return <img className={className} src={url} alt={alt} onError={() => setBroken(url)} />;
}
