import { Counter } from "@sen/server";
import type { Queryable } from "../../database/connect.ts";
import { providerEvents } from "../../database/schema/index.ts";

/** An exchange with a provider. */
export type ProviderEvent = Omit<typeof providerEvents.$inferInsert, "id" | "happened_at">;

const LONGEST_CODE = 200;

const calls = new Counter({
  name: "sen_backend_provider_calls_total",
  help: "Calls to carriers and message providers, and notices from them and from payment gateways, by outcome",
  labelNames: ["provider", "call", "outcome"],
});

/** Counts an exchange with a provider that succeeded and that anybody can cause at will: nobody looks for it among the recorded ones. */
export const countEvent = ({ provider, call, outcome }: ProviderEvent): void =>
  calls.inc({ provider, call, outcome });

/** Records an exchange with a provider. False if an event with the same digest exists already. */
export async function recordEvent(db: Queryable, event: ProviderEvent, now: Date): Promise<boolean> {
  const { provider, call, outcome } = event;
  const code = event.code?.slice(0, LONGEST_CODE);
  const written = await db
    .insert(providerEvents)
    .values({ ...event, code, happened_at: now })
    .onConflictDoNothing()
    .returning({ id: providerEvents.id });
  const isNew = written.length > 0;
  calls.inc({ provider, call, outcome: isNew ? outcome : "repeated" });
  return isNew;
}
