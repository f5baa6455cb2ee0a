import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import type { Advert } from '../../src/contract/adverts';
import type { Host } from '../../src/element/host/host';
import { IconButton } from '../../src/ui/button/IconButton';
import { AdvertCard } from './AdvertCard';
import type { adverts as declaration } from './element';
import { useAttended, useCalm, useTurning } from './use-turning';

interface Props {
  host: Host<typeof declaration>;
  adverts: readonly Advert[];
  intervalSeconds: number;
}

/** Several adverts, one at a time. It rests under the pointer and the focus, on demand, and where motion is unwanted. */
export function Carousel({ host, adverts, intervalSeconds }: Props) {
  const calm = useCalm();
  const [paused, setPaused] = useState(false);
  const section = useRef<HTMLElement>(null);
  const attended = useAttended(section);
  const turns = !calm && !paused && !attended;
  const { current, turn } = useTurning(adverts.length, { turns, seconds: intervalSeconds });
  const advert = adverts[current];
  return (
    <section ref={section} className="ads" aria-roledescription="轮播" aria-label="广告">
      <div
        role="group"
        aria-roledescription="广告页"
        aria-label={`第 ${current + 1} 条，共 ${adverts.length} 条`}
        aria-live={turns ? 'off' : 'polite'}
      >
        {advert && <AdvertCard key={`${current}`} host={host} advert={advert} />}
      </div>
      <div className="ads-controls">
        <IconButton size="small" label="上一条广告" icon={<ChevronLeft />} onClick={() => turn(-1)} />
        <span className="ads-position" aria-hidden="true">
          {current + 1} / {adverts.length}
        </span>
        <IconButton size="small" label="下一条广告" icon={<ChevronRight />} onClick={() => turn(1)} />
        {!calm && (
          <IconButton
            size="small"
            label={paused ? '继续轮播' : '暂停轮播'}
            icon={paused ? <Play /> : <Pause />}
            onClick={() => setPaused(!paused)}
          />
        )}
      </div>
    </section>
  );
}
