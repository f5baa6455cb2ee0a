import { useState } from 'react';
import { LiveRegion } from '../../ui/feedback/LiveRegion';

interface Props {
  /** Key of the query; another value means another query. */
  asked: string;
  /** True when the response has arrived. */
  isSettled: boolean;
  /** Text to announce. */
  words: string;
}

/**
 * Announces the result once per query: not while the response is pending, and not on a refresh that the user did not
 * request. Words that a refresh has made untrue are taken away, because they stay readable in the page.
 */
export function ResultAnnouncement({ asked, isSettled, words }: Props) {
  const answer = isSettled ? words : '';
  const [said, setSaid] = useState({ asked, answer });
  const isOver = said.asked === asked && said.answer !== '';
  if (!isOver && (said.asked !== asked || answer !== '')) setSaid({ asked, answer });
  const isUntrue = isOver && answer !== '' && answer !== said.answer;
  return (
    <LiveRegion>
      {/* remounts, so that the same text for another query is announced again */}
      <span key={said.asked}>{isUntrue ? '' : said.answer}</span>
    </LiveRegion>
  );
}
