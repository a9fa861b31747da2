import { Histogram, loggedError } from "@sen/server";
import type { JobHandler, JobServices } from "./job-handler.ts";
import { jobs, type JobName } from "./jobs.ts";

/** A job as read from the queue. */
export interface QueuedJob {
  id: string | number;
  name: string;
  payload: unknown;
  /** Attempts, including this one. */
  attempts: number;
  max_attempts: number;
}

/** Attempts of jobs by name and outcome: how many, and how long each took. */
const tries = new Histogram({
  name: "sen_backend_job_seconds",
  help: "Duration of a job attempt, by job name and outcome",
  labelNames: ["job", "outcome"],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60, 300],
});

/** The handlers of jobs, by name. */
export type Handlers = Readonly<Record<string, JobHandler<never>>>;

/** Runs a job. An error is logged here, once, and rethrown without query parameters: its message is stored with the job. */
export async function runJob(handlers: Handlers, services: JobServices, job: QueuedJob): Promise<void> {
  const { log, signal } = services;
  const { id, name, attempts, max_attempts } = job;
  const told = tries.startTimer({ job: name });
  try {
    const handle = handlers[name];
    if (!handle) throw new RangeError(`Unknown job "${name}"`);
    await handle(services, payloadOf(job) as never);
    told({ outcome: "done" });
    log.debug({ job: id, name }, "a job is done");
  } catch (error) {
    const { type, message } = loggedError(error);
    told({ outcome: signal.aborted ? "given_back" : attempts < max_attempts ? "failed" : "failed_for_good" });
    const facts = { job: id, name, attempts, err: error };
    if (signal.aborted) log.info({ job: id, name }, "a job was returned to the queue");
    else if (attempts < max_attempts) log.warn(facts, "a job failed and will be retried");
    else log.error(facts, "a job failed for the last time");
    throw new Error(`${type}: ${message}`);
  }
}

function payloadOf({ name, payload }: QueuedJob): unknown {
  const settings = Object.hasOwn(jobs, name) ? jobs[name as JobName] : null;
  return settings ? settings.payload.parse(payload) : payload;
}
