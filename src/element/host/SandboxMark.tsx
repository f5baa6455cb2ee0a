import { useSheet } from '../../ui/tokens/root';
import { useTexts } from '../../ui/texts/use-texts';
import sandboxCss from './sandbox-mark.css?inline';
import { hostTexts } from './texts';

export default function SandboxMark() {
  useSheet(sandboxCss);
  const t = useTexts(hostTexts);
  return (
    <p className="tp-sandbox-mark" role="status">
      {t.sandbox}
    </p>
  );
}
