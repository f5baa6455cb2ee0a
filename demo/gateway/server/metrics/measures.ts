import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Measures of this process, of all gateways in it. Their labels have few values, and none of them is of a person. */
export const measures = new Registry();

const registers = [measures];
const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

export const calls = new Counter({
  name: 'gateway_calls_total',
  help: 'Answered calls, by the name of the call and its outcome: ok, a class of faults (fault_41), or http_4xx, http_5xx',
  labelNames: ['call', 'outcome'] as const,
  registers,
});

export const callSeconds = new Histogram({
  name: 'gateway_call_seconds',
  help: 'Time to answer a call',
  labelNames: ['call'] as const,
  buckets: SECONDS,
  registers,
});

export const heavyReads = new Gauge({
  name: 'gateway_heavy_reads',
  help: 'Heavy reads, running and waiting for their turn',
  labelNames: ['state'] as const,
  registers,
});

export const streamsOpen = new Gauge({
  name: 'gateway_streams_open',
  help: 'Open event streams',
  registers,
});

export const jobs = new Counter({
  name: 'gateway_jobs_total',
  help: 'Runs of background jobs: done, failed (will be tried again or is given up) or interrupted',
  labelNames: ['kind', 'outcome'] as const,
  registers,
});

export const jobSeconds = new Histogram({
  name: 'gateway_job_seconds',
  help: 'Time of a run of a background job',
  labelNames: ['kind'] as const,
  buckets: [0.05, 0.25, 1, 5, 30, 120, 600],
  registers,
});

export const messages = new Counter({
  name: 'gateway_messages_total',
  help: 'Mails and text messages that ended: sent, failed, uncertain (may have arrived), or needless',
  labelNames: ['channel', 'outcome'] as const,
  registers,
});

export const outgoingSeconds = new Histogram({
  name: 'gateway_outgoing_seconds',
  help: 'Time of requests to services behind the gateway: ok, failed or timeout',
  labelNames: ['service', 'outcome'] as const,
  buckets: SECONDS,
  registers,
});

export const diskFull = new Counter({
  name: 'gateway_disk_full_total',
  help: 'Requests and jobs that failed because a disk is full',
  labelNames: ['store'] as const,
  registers,
});

for (const state of ['running', 'waiting']) heavyReads.set({ state }, 0);
streamsOpen.set(0);
for (const store of ['database', 'files']) diskFull.inc({ store }, 0);
