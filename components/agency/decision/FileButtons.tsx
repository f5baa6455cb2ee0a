import Paperclip from 'lucide-react/icons/paperclip';
import { useState } from 'react';
import type { StoredFile } from '../../../src/contract/files/files';
import { useHost } from '../../../src/element/host/host-context';
import { follow } from '../../../src/element/upload/follow';
import { Button } from '../../../src/ui/button/Button';
import { OneLine } from '../../../src/ui/layout/disclosure/OneLine';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { decisionTexts } from './texts';

interface Props {
  files: readonly StoredFile[];
  /** Resolves with an address that is valid for a minute, so it is requested on demand. */
  addressOf(fileNo: string): Promise<{ downloadUrl: string }>;
}

/** Downloads of the files of an item. */
export function FileButtons({ files, addressOf }: Props) {
  const host = useHost();
  const t = useTexts(decisionTexts);
  const [asked, setAsked] = useState('');
  async function save(fileNo: string): Promise<void> {
    setAsked(fileNo);
    try {
      follow((await addressOf(fileNo)).downloadUrl);
    } catch (error) {
      host.report(error);
    } finally {
      setAsked('');
    }
  }
  if (files.length === 0) return t.noFiles;
  return files.map(({ fileNo, fileName }) => (
    <Button
      key={fileNo}
      variant="text"
      size="small"
      icon={<Paperclip aria-hidden="true" />}
      loading={asked === fileNo}
      aria-label={t.download(fileName)}
      onClick={() => void save(fileNo)}
    >
      <OneLine>{fileName}</OneLine>
    </Button>
  ));
}
