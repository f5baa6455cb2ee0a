export interface Load {
  url: string;
  headers: Record<string, string>;
  /** Bodies sent in turn, repeating after the last. */
  bodies: string[];
  /** Tokens of the callers, also in turn. */
  authsigns: string[];
  requests: number;
  /** Number of simultaneous requests. */
  lanes: number;
}

/** Runs in a separate process, so that sending does not slow the gateway. Replies with the answers per second. */
process.on('message', (load: Load) => {
  void run(load).then((rate) => process.send?.(rate));
});

async function run({ url, headers, bodies, authsigns, requests, lanes }: Load): Promise<number> {
  let left = requests;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (left > 0) {
        left -= 1;
        const response = await fetch(url, {
          method: 'POST',
          headers: { ...headers, authsign: authsigns[left % authsigns.length] ?? '' },
          body: bodies[left % bodies.length] ?? '',
        });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      }
    }),
  );
  return requests / ((performance.now() - begun) / 1000);
}
