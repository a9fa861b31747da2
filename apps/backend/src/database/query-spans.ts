import { inSpan, isTracing } from "@sen/server";

/** What Drizzle runs queries on: a pool or one of its connections. */
interface Client {
  query: (...args: never[]) => unknown;
}

/**
 * Wraps a client to create a span for each query while tracing is on, including the wait for a connection. The span has the query's text,
 * never its parameters.
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
