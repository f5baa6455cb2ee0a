/** Posts a notice to the merchant; true once the merchant has accepted it. */
export async function postNotice(notifyUrl: string, notice: unknown): Promise<boolean> {
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
}
