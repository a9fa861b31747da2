import { inSpan, isTracing } from "@sen/server";

/** What Drizzle asks queries of: a pool, or one of its connections. */
interface Client {
  query: (...args: never[]) => unknown;
}

/**
 * The same client, which makes a span of each query while requests are traced: from asking for a connection to the answer, with
 * the query's text, never with the values that are bound to it.
 */
export function withSpans<Asked extends Client>(client: Asked): Asked {
  if (!isTracing()) return client;
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const traced = (...args: unknown[]) => {
    const [asked] = args as [string | { text?: string }];
    const text = (typeof asked === "string" ? asked : asked.text) ?? "";
    const [verb = "query"] = /[a-z]+/i.exec(text) ?? [];
    const attributes = { "db.system.name": "postgresql", "db.query.text": text };
    return inSpan(verb.toUpperCase(), { attributes }, () => query(...args));
  };
  return Object.assign(Object.create(client) as Asked, { query: traced });
}
