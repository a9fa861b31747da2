import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A received span. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** Attribute values by name. */
  attributes: Record<string, unknown>;
  service: string;
}

/** A trace receiver (OTLP/HTTP with JSON). */
export interface OtlpReceiver {
  endpoint: string;
  spans: ReceivedSpan[];
  close: () => Promise<unknown>;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}
type SentSpan = Omit<ReceivedSpan, "attributes" | "service"> & { attributes: Attribute[] };
interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

const valuesOf = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Starts a receiver; the caller closes it. */
export async function startReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += String(part)));
    request.on("end", () => {
      for (const { resource, scopeSpans } of (JSON.parse(body) as Sent).resourceSpans) {
        const service = String(valuesOf(resource.attributes)["service.name"]);
        for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
          spans.push({ ...span, service, attributes: valuesOf(span.attributes) });
        }
      }
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
