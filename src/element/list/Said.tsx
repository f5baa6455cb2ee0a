import { useState } from 'react';
import { LiveRegion } from '../../ui/feedback/LiveRegion';

interface Props {
  /** What the list was asked for; another value is another question. */
  asked: string;
  /** The answer is there. */
  isSettled: boolean;
  /** The answer. */
  words: string;
}

/**
 * Says what was found, once a question: nothing while the answer is awaited, and nothing when the rows are only brought
 * up to date, as nobody asked for that.
 */
export function Said({ asked, isSettled, words }: Props) {
  const answer = isSettled ? words : '';
  const [said, setSaid] = useState({ asked, answer });
  const isOver = said.asked === asked && said.answer !== '';
  if (!isOver && (said.asked !== asked || answer !== '')) setSaid({ asked, answer });
  return (
    <LiveRegion>
      {/* the same words to another question are heard again */}
      <span key={said.asked}>{said.answer}</span>
    </LiveRegion>
  );
}
