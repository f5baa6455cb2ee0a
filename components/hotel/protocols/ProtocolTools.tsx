import { createContext, useContext } from 'react';
import { hotelAgreements } from '../../../src/contract/hotel/hotel-agreements';
import { ExportBar } from '../../../src/element/export/ExportBar';
import { useCanWrite } from '../../../src/element/resource/use-can-write';
import { useToday } from '../../../src/ui/date/use-today';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { FullPageLink } from './FullPageLink';

/** Shows the export files in place of the list. */
export const ShowFiles = createContext<() => void>(() => undefined);

/** Button that exports the list, and link to the page of a new agreement. */
export function ProtocolTools({ query }: { query: Readonly<Record<string, unknown>> }) {
  const showFiles = useContext(ShowFiles);
  const asOf = useToday();
  const mayWrite = useCanWrite(hotelAgreements);
  const { sortField: _f, sortOrder: _o, ...asked } = query;
  return (
    <Toolbar>
      {mayWrite && <FullPageLink row="" name="" />}
      <ExportBar kind="hotelAgreement" query={{ ...asked, asOf }} onShowFiles={showFiles} />
    </Toolbar>
  );
}
