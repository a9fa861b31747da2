import { context, propagation, SpanKind, SpanStatusCode, trace, type Attributes } from "@opentelemetry/api";

/** Where spans are sent, and of how many requests. */
export interface TracingOptions {
  /** What the spans are a part of: `backend`, `storefront`. */
  service: string;
  /** An OTLP receiver over HTTP, such as http://127.0.0.1:4318. */
  endpoint: string;
  /** Which part of the requests that begin here is traced, from 0 to 1. One that began elsewhere is decided there. */
  ratio: number;
}

let isStarted = false;

/** Whether spans are made: what costs something for them alone is left out otherwise. */
export const isTracing = (): boolean => isStarted;

/** Begins to trace. Only now is the SDK loaded. Answers how to send what is left and end. */
export async function startTracing({
  service,
  endpoint,
  ratio,
}: TracingOptions): Promise<() => Promise<void>> {
  const [hooks, core, exporter, resources, sdk] = await Promise.all([
    import("@opentelemetry/context-async-hooks"),
    import("@opentelemetry/core"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/sdk-trace"),
  ]);
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ "service.name": `sen-${service}` }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new exporter.OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` }),
      }),
    ],
  });
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  isStarted = true;
  return async () => {
    isStarted = false;
    await provider.shutdown();
    for (const one of [context, propagation, trace]) one.disable();
  };
}

/** Tells a callee which span its request belongs to. */
export function tellTrace(tell: (name: string, value: string) => void): void {
  propagation.inject(context.active(), null, { set: (_, name, value) => tell(name, value) });
}

/** Does a piece of work in a span of its own. An error is noted without its words, which may hold a customer's. */
export async function inSpan<Result>(
  name: string,
  { attributes }: { attributes: Attributes },
  work: () => Promise<Result>,
): Promise<Result> {
  const span = trace.getTracer("sen").startSpan(name, { kind: SpanKind.CLIENT, attributes });
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
    throw error;
  } finally {
    span.end();
  }
}
