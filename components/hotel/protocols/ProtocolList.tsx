import { useCallback, useState } from 'react';
import { hotelAgreements } from '../../../src/contract/hotel/hotel-agreements';
import type { PageProps } from '../../../src/element/administration/declare-administration';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { protocolPage } from './protocol-page';
import { ShowFiles } from './ProtocolTools';
import { protocolTexts } from './texts';

const List = resourcePage(hotelAgreements, protocolTexts, protocolPage);

/** Agreements of the enterprise with hotels. */
export default function ProtocolList(props: PageProps) {
  const t = useTexts(protocolTexts);
  const [isAtFiles, setAtFiles] = useState(false);
  const showFiles = useCallback(() => setAtFiles(true), []);
  if (isAtFiles)
    return (
      <TargetInPlace
        host={props.host}
        target={{ target: 'downloads' }}
        back={t.backToList}
        onBack={() => setAtFiles(false)}
      />
    );
  return (
    <ShowFiles.Provider value={showFiles}>
      <List {...props} />
    </ShowFiles.Provider>
  );
}
