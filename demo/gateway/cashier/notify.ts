/** Sends a notice to the merchant. Resolves with whether the merchant accepted it. */
export type Notify = (notifyUrl: string, notice: unknown) => Promise<boolean>;

/** Posts a notice to the merchant; true once the merchant has accepted it. */
export const postNotice: Notify = async (notifyUrl, notice) => {
  try {
    const response = await fetch(notifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(notice),
      signal: AbortSignal.timeout(10_000),
      redirect: 'error',
    });
    return response.ok;
  } catch {
    return false;
  }
};

const [SECOND_MS, MINUTE_MS, HOUR_MS] = [1000, 60_000, 3_600_000];
/** Pauses before repetitions of a notice that was not accepted, a day in all. */
const PAUSES_MS = [
  ...[2, 10, 30].map((n) => n * SECOND_MS),
  ...[2, 10, 30].map((n) => n * MINUTE_MS),
  ...[1, 3, 6, 12].map((n) => n * HOUR_MS),
];

/** Posts a notice, and repeats it in the background until it is accepted. The repetitions end with the process. */
export const postRepeatedly: Notify = async (notifyUrl, notice) => {
  const isAccepted = await postNotice(notifyUrl, notice);
  if (!isAccepted) repeat(notifyUrl, notice, PAUSES_MS);
  return isAccepted;
};

function repeat(notifyUrl: string, notice: unknown, [pause, ...more]: readonly number[]): void {
  if (pause === undefined) return;
  const again = async () => {
    if (!(await postNotice(notifyUrl, notice))) repeat(notifyUrl, notice, more);
  };
  setTimeout(() => void again(), pause).unref();
}
