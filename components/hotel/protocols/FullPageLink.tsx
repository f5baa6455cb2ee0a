import { useHost } from '../../../src/element/host/host-context';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { protocolTexts } from './texts';

const PATH = '/protocolHotelManage/protocolManage';

interface Props {
  /** Key of the agreement; '' for a new one. */
  row: string;
  name: string;
}

/**
 * Link to the page with the form of one agreement. Renders nothing outside the portal, where that page has no address.
 */
export function FullPageLink({ row, name }: Props) {
  const t = useTexts(protocolTexts);
  const { runtime } = useHost();
  if (runtime.addressOf === undefined) return null;
  return row === '' ? (
    <a className="tp-list-link" href={`#${PATH}`}>
      {t.wholePage}
    </a>
  ) : (
    <a
      className="tp-list-link"
      href={`#${PATH}?row=${encodeURIComponent(row)}`}
      aria-label={`${t.editWhole} ${name}`}
    >
      {t.editWhole}
    </a>
  );
}
