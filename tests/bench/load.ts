export interface Load {
  url: string;
  headers: Record<string, string>;
  /** Sent in turn, from the first again after the last. */
  bodies: string[];
  /** The token of each of those who ask, in turn too. */
  authsigns: string[];
  requests: number;
  /** Under way at once. */
  lanes: number;
}

/** In a process of its own, so that asking does not slow the answering: answers requests a second. */
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
