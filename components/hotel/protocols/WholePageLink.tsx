import { useHost } from '../../../src/element/host/host-context';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { protocolTexts } from './texts';

const PATH = '/protocolHotelManage/protocolManage';

interface Props {
  /** Key of the agreement; '' for a new one. */
  row: string;
  name: string;
}

/** To the page of one agreement's form in the portal; elsewhere there is none, and so no link. */
export function WholePageLink({ row, name }: Props) {
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
